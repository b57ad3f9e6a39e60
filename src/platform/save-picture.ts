/** A drawn SVG out of the page: as a file of its own, with the colours and type it has on the screen, and as pixels. */
import { saveFile } from './files.ts';

export interface PictureFile {
  /** Without its ending. */
  readonly name: string;
  readonly title: string;
}

/** Properties that a style sheet sets in the page and that a file has to carry itself. */
const CARRIED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
] as const;

const TITLE_HEIGHT = 36;
const MARGIN = 12;
const SCALE = 2;

export function saveSvg(svg: SVGSVGElement, file: PictureFile): void {
  saveFile(`${file.name}.svg`, new Blob([svgText(svg, file).text], { type: 'image/svg+xml' }));
}

/** Draws the picture at twice its size. False where the browser cannot. */
export async function savePng(svg: SVGSVGElement, file: PictureFile): Promise<boolean> {
  const { text, width, height } = svgText(svg, file);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * SCALE);
    canvas.height = Math.round(height * SCALE);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob) saveFile(`${file.name}.png`, blob);
    return blob !== null;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}

interface SvgText {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

function svgText(svg: SVGSVGElement, { title }: PictureFile): SvgText {
  const { width: drawn, height: drawnHeight } = svg.getBoundingClientRect();
  const width = drawn + 2 * MARGIN;
  const height = drawnHeight + TITLE_HEIGHT + MARGIN;
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('invariant: a copy is of the kind of its original');
  carryStyles(svg, copy);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', `${-MARGIN} ${-TITLE_HEIGHT} ${width} ${height}`);
  const page = getComputedStyle(svg);
  const back = element('rect', { x: -MARGIN, y: -TITLE_HEIGHT, width, height, fill: backgroundOf(svg) });
  const head = element('text', {
    x: 0,
    y: -TITLE_HEIGHT / 2,
    fill: page.color,
    'font-family': page.fontFamily,
    'font-size': 13,
    'font-weight': 600,
  });
  head.textContent = title;
  copy.prepend(back);
  copy.append(head);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function carryStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const property of CARRIED) {
    const value = style.getPropertyValue(property);
    if (value !== '') to.setAttribute(property, value);
  }
  to.removeAttribute('class');
  to.removeAttribute('style');
  for (const [at, child] of [...from.children].entries()) {
    const copied = to.children[at];
    if (copied) carryStyles(child, copied);
  }
}

/** The first background behind the picture that is not see-through. */
function backgroundOf(svg: Element): string {
  for (let around: Element | null = svg; around; around = around.parentElement) {
    const color = getComputedStyle(around).backgroundColor;
    if (color !== 'transparent' && color !== 'rgba(0, 0, 0, 0)') return color;
  }
  return 'white';
}
