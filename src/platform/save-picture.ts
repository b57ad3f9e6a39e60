/** A drawn SVG out of the page: as a file of its own, with the colours and fonts it has on the screen, and as pixels. */
import { saveFile } from './files.ts';
import { fontRulesFor } from './picture-fonts.ts';

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
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
] as const;

const TITLE_SIZE = 13;
const TITLE_LINE = 18;
const TITLE_AROUND = 9;
const MARGIN = 12;
const SCALE = 2;

export async function saveSvg(svg: SVGSVGElement, file: PictureFile): Promise<void> {
  const { text } = await svgText(svg, file);
  saveFile(`${file.name}.svg`, new Blob([text], { type: 'image/svg+xml' }));
}

/** Draws the picture at twice its size. False where the browser cannot. */
export async function savePng(svg: SVGSVGElement, file: PictureFile): Promise<boolean> {
  const { text, width, height } = await svgText(svg, file);
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

async function svgText(svg: SVGSVGElement, { title }: PictureFile): Promise<SvgText> {
  const { width: drawn, height: drawnHeight } = svg.getBoundingClientRect();
  const width = drawn + 2 * MARGIN;
  const page = getComputedStyle(svg);
  const lines = linesOf(title, drawn, `600 ${TITLE_SIZE}px ${page.fontFamily}`);
  const above = lines.length * TITLE_LINE + 2 * TITLE_AROUND;
  const height = drawnHeight + above + MARGIN;
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('invariant: a copy is of the kind of its original');
  carryStyles(svg, copy);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', `${-MARGIN} ${-above} ${width} ${height}`);
  const back = element('rect', { x: -MARGIN, y: -above, width, height, fill: backgroundOf(svg) });
  const heads = lines.map((line, at) => {
    const head = element('text', {
      x: 0,
      y: -above + TITLE_AROUND + (at + 1) * TITLE_LINE - 4,
      fill: page.color,
      'font-family': page.fontFamily,
      'font-size': TITLE_SIZE,
      'font-weight': 600,
    });
    head.textContent = line;
    return head;
  });
  const fonts = await fontRulesFor(svg);
  copy.prepend(back);
  if (fonts !== '') {
    const style = element('style', {});
    style.textContent = fonts;
    copy.prepend(style);
  }
  copy.append(...heads);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

/** The title in lines that are no wider than the picture. */
function linesOf(title: string, width: number, font: string): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [title];
  context.font = font;
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
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
