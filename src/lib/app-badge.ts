/** Puts a mark on the app's icon, or takes it away, where the platform has one and lets us. */
export async function setAppBadge(isMarked: boolean): Promise<void> {
  try {
    await (isMarked ? navigator.setAppBadge?.() : navigator.clearAppBadge?.());
  } catch {
    // Some platforms want the permission for notifications first; without it the icon stays as it is.
  }
}
