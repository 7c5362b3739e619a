/** How long a message about kata is shown, in milliseconds. */
export const MESSAGE_MS = 3000;
