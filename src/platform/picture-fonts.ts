/**
 * The page's fonts as text that a picture can carry: its letters are as wide in a file as they are on the screen. Only
 * the faces whose letters the picture has, read from the style sheets the page itself came with.
 */
interface Face {
  readonly rule: CSSFontFaceRule;
  readonly family: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** `@font-face` rules with the fonts in them; empty where the page has none, or they cannot be read. */
export async function fontRulesFor(svg: SVGSVGElement): Promise<string> {
  const used = lettersByFamily(svg);
  const faces = pageFaces().filter(({ family, ranges }) => {
    const letters = used.get(family) ?? [];
    return letters.some((letter) => ranges.some(([from, to]) => letter >= from && letter <= to));
  });
  const rules = await Promise.all(faces.map(embedded));
  return rules.join('\n');
}

/** The code points of the picture's texts, by the first family that each text asks for. */
function lettersByFamily(svg: SVGSVGElement): ReadonlyMap<string, readonly number[]> {
  const letters = new Map<string, Set<number>>();
  for (const text of svg.querySelectorAll('text')) {
    const family = firstFamily(getComputedStyle(text).fontFamily);
    const known = letters.get(family) ?? new Set();
    for (const letter of text.textContent) known.add(letter.codePointAt(0) ?? 0);
    letters.set(family, known);
  }
  return new Map([...letters].map(([family, points]) => [family, [...points]]));
}

const firstFamily = (families: string): string => (families.split(',')[0] ?? '').trim().replaceAll(/["']/g, '');

function pageFaces(): Face[] {
  return [...document.styleSheets].flatMap(readableRules).flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const family = firstFamily(rule.style.getPropertyValue('font-family'));
    return [{ rule, family, ranges: rangesOf(rule.style.getPropertyValue('unicode-range')) }];
  });
}

/** A style sheet of another origin keeps its rules to itself. */
function readableRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const EVERYTHING: Face['ranges'] = [[0, 0x10ffff]];

/** `U+0-FF, U+131, U+4??` */
function rangesOf(text: string): Face['ranges'] {
  const parts = text.split(',').flatMap((part): (readonly [number, number])[] => {
    const [, first = '', last] = /^U\+([0-9A-F?]+)(?:-([0-9A-F]+))?$/i.exec(part.trim()) ?? [];
    if (first === '') return [];
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    return [[from, Number.parseInt(last ?? first.replaceAll('?', 'F'), 16)]];
  });
  return parts.length > 0 ? parts : EVERYTHING;
}

async function embedded({ rule }: Face): Promise<string> {
  const { style, parentStyleSheet } = rule;
  const [, source] = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src')) ?? [];
  if (source === undefined) return '';
  try {
    const response = await fetch(new URL(source, parentStyleSheet?.href ?? document.baseURI));
    const data = await dataUrl(await response.blob());
    const kept = ['font-family', 'font-style', 'font-weight', 'unicode-range']
      .map((property) => `${property}:${style.getPropertyValue(property)}`)
      .join(';');
    return `@font-face{${kept};src:url(${data}) format("woff2")}`;
  } catch {
    return '';
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
