"""Two browsers at a running server: both take part in the shuffle by themselves, and check every hand."""

import asyncio
import re
from pathlib import Path

from playwright.async_api import Browser, expect

from pakli.fairness import check, read_proof
from tests.browser.evening import evening


async def test_the_mark_says_checked_and_the_proof_holds(browser: Browser, tmp_path: Path) -> None:
    async with evening(browser, tmp_path, "holdem") as one:
        anna, bela = await one.comes("Anna"), await one.comes("Béla")
        await anna.sits()
        await bela.sits()
        other = asyncio.create_task(bela.plays(10**6))
        await anna.plays(anna.hand + 1)
        mark = anna.page.get_by_role("button", name=re.compile("^Fair dealing:"))
        await expect(mark).to_have_accessible_name("Fair dealing: checked")
        await anna.page.reload()
        await anna.plays(anna.hand + 1)
        await expect(mark).to_have_accessible_name("Fair dealing: checked")
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)
        await mark.click()
        dialog = anna.page.get_by_role("dialog", name="Fair dealing")
        await expect(dialog).to_contain_text("took part in the shuffle")
        async with anna.page.expect_download() as download:
            await dialog.get_by_role("button", name=re.compile("^Download the proof")).click()
        path = await (await download.value).path()
        checked = check(read_proof(path.read_bytes()))
        assert checked.shares == 2
        assert checked.cards >= 2
        assert not anna.errors
        assert not bela.errors
