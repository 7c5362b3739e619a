/** A picture as a data URL of at most `maxLength` characters and `maxSide` pixels; null when it cannot be read or made small enough. */
export async function shrinkPicture(file: Blob, maxLength: number, maxSide: number): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const fitting = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  for (const scale of [1, 0.75, 0.5, 0.3])
    for (const quality of [0.85, 0.7, 0.5]) {
      const url = draw(bitmap, fitting * scale, quality);
      if (url !== null && url.length <= maxLength) return url;
    }
  return null;
}

function draw(bitmap: ImageBitmap, scale: number, quality: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency; it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // A browser that cannot write WebP answers with PNG.
  const webp = canvas.toDataURL('image/webp', quality);
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', quality);
}
