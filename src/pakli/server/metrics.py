"""
What the server counts, for Prometheus.

What happens thousands of times a second is a plain number here and is turned into a metric when somebody
asks. Labels are routes and kinds, never people, tables or addresses.

Knows       numbers. Tested in tests/server/test_metrics.py
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

__all__ = ["Gauges", "Metrics"]

Gauges = Callable[[], Mapping[str, float]]
"""Numbers of another part at this moment, by name."""

_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics(Collector):
    """All numbers of one server."""

    def __init__(self) -> None:
        """Everything is nought."""
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "pakli_requests", "Requests answered.", ("route", "method", "status"), registry=self.registry
        )
        self.request_seconds = Histogram(
            "pakli_request_seconds", "Time to answer a request.", buckets=_FAST, registry=self.registry
        )
        self.action_seconds = Histogram(
            "pakli_action_seconds",
            "Time from a frame that does something at a table to its answer.",
            buckets=_FAST,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "pakli_commit_seconds",
            "Time to commit what waits for the log.",
            buckets=_FAST,
            registry=self.registry,
        )
        self.refused = Counter(
            "pakli_refused", "Requests and sockets turned away, by code.", ("code",), registry=self.registry
        )
        self.sockets = 0
        self.messages_in = 0
        self.messages_out = 0
        self.bytes_out = 0
        self.unreadable = 0
        self.throttled = 0
        self.resyncs = 0
        self.dropped = 0
        self._gauges: list[Gauges] = []
        self.registry.register(self)

    def also(self, gauges: Gauges) -> None:
        """Show these numbers too, as gauges named `pakli_…`."""
        self._gauges.append(gauges)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)

    def collect(self) -> Iterable[Metric]:
        """The plain numbers as metrics."""
        yield GaugeMetricFamily("pakli_sockets", "Sockets open now.", value=self.sockets)
        for name, says in _COUNTED.items():
            yield CounterMetricFamily(f"pakli_{name}", says, value=getattr(self, name))
        for gauges in self._gauges:
            for name, value in gauges().items():
                yield GaugeMetricFamily(
                    f"pakli_{name}", name.replace("_", " ").capitalize() + ".", value=value
                )


_COUNTED: Final = {
    "messages_in": "Messages read from sockets.",
    "messages_out": "Messages given to sockets.",
    "bytes_out": "Bytes given to sockets.",
    "unreadable": "Messages that no message of ours looks like.",
    "throttled": "Times a socket had to wait because it sent too fast.",
    "resyncs": "Tables sent anew to a reader who had fallen behind.",
    "dropped": "Sockets closed because their reader was too slow.",
}
