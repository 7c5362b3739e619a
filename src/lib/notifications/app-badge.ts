/** Sets or clears the badge on the app's icon, where the platform supports and permits it. */
export async function setAppBadge(isShown: boolean): Promise<void> {
  try {
    await (isShown ? navigator.setAppBadge?.() : navigator.clearAppBadge?.());
  } catch {
    // Some platforms require the notification permission first.
  }
}
