/** What the shapes and texts of a drawing take from the stylesheets. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight', 'text-anchor'] as const;

/** A drawing as a PNG of the given width in px, with the colours that it has on the screen. Rejects when it cannot be drawn. */
export async function pictureOfSvg(svg: SVGSVGElement, width: number): Promise<Blob> {
  const { width: unitsAcross, height: unitsDown } = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * unitsDown) / unitsAcross);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standaloneSvg(svg, canvas))}`;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('Cannot write a drawing as PNG')) : resolve(blob)));
  });
}

/** The source of a drawing that needs no stylesheet. Attributes, because the policy of the page allows no inline styles. */
function standaloneSvg(svg: SVGSVGElement, { width, height }: Pick<HTMLCanvasElement, 'width' | 'height'>): string {
  const copy = document.importNode(svg, true);
  const copies = copy.querySelectorAll('*');
  for (const [index, part] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(part);
    for (const name of STYLES) copies[index]?.setAttribute(name, style.getPropertyValue(name));
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
