"""Bots of one's own, made and revoked on the account page: on a phone, by keyboard, in every language."""

import pytest
from playwright.async_api import Browser, expect

from pakli.client import NotLetIn, connect
from pakli.texts import translator
from tests.browser.conftest import page_of
from tests.browser.test_plain_page import faults_of
from tests.client.kit import open_club


@pytest.mark.parametrize(
    "language", ["en", *[pytest.param(one, marks=pytest.mark.soak) for one in ("hu", "pl")]]
)
async def test_a_member_makes_a_bot_and_revokes_its_token(browser: Browser, language: str) -> None:
    text = translator(language).text
    phone = {"width": 360, "height": 640}
    async with (
        open_club() as club,
        page_of(browser, club.address, at="", locale=language, viewport=phone) as page,
    ):
        await club.owner.put("/api/me/language", {"language": language})
        cookies = [(name, club.owner.http.cookies.get(name) or "") for name in ("pakli_session", "csrftoken")]
        await page.context.add_cookies(
            [{"name": name, "value": value, "url": club.address} for name, value in cookies]
        )
        await page.goto("/")
        await page.get_by_role("button", name=text("me-title")).click()
        dialog = page.get_by_role("dialog")
        await dialog.locator("summary", has_text=text("me-bots")).focus()
        await page.keyboard.press("Enter")
        await expect(dialog).to_contain_text(text("me-bots-none"))
        await dialog.get_by_label(text("me-bot-name")).focus()
        await page.keyboard.type("Robi")
        await page.keyboard.press("Enter")
        shown = dialog.get_by_label(text("me-bot-token", name="Robi"))
        await expect(shown).to_be_focused()
        token = await shown.input_value()
        async with connect(club.address, token) as client:
            assert client.name == "Robi"
        assert await faults_of(page) == []
        wide = await dialog.evaluate("one => one.scrollWidth - one.clientWidth")
        assert wide <= 0, "it fits a phone"
        await dialog.get_by_role("button", name=text("me-bot-revoke-of", name="Robi")).focus()
        await page.keyboard.press("Enter")
        await expect(dialog.get_by_role("status").filter(has_text="Robi")).to_have_text(
            text("me-bot-revoked", name="Robi")
        )
        await expect(shown).to_have_count(0)
        with pytest.raises(NotLetIn):
            async with connect(club.address, token):
                pass
