// A list that keeps its newest line in sight, unless its reader has scrolled back.

/** An attachment: `latest` is read so that it runs again when there is something new. */
export function keepAtEnd(latest: () => unknown): (list: HTMLElement) => void {
  let following = true;
  let watched: HTMLElement | undefined;
  return (list) => {
    if (watched !== list) {
      watched = list;
      list.addEventListener('scroll', () => (following = list.scrollTop + list.clientHeight > list.scrollHeight - 40));
    }
    void latest();
    if (following) list.scrollTop = list.scrollHeight;
  };
}
