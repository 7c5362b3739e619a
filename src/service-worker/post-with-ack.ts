/** Timeout for a page's ack, in milliseconds. */
const ACK_TIMEOUT_MS = 3000;

/** Posts a message to a page; resolves to whether the page acknowledged it in time. */
export function postWithAck(
  page: Client,
  message: Readonly<Record<string, string>>,
  timeoutMs = ACK_TIMEOUT_MS,
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    page.postMessage(message, [port2]);
  });
}
