import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { JpegEmbedder } from '@cantoo/pdf-lib';
import { html } from '../../platform/http/pages/html';
import { covers, type FontUse, splitScripts, textString, typeface, widthOf } from './fonts';
import { ascentOf, type Column, heightOf, lineHeight, linesIn, type Style } from './typesetter';

/** A4, points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 44;
export const CONTENT = PAGE.width - 2 * MARGIN;

/** Points from the top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An element of the structure tree. */
export interface Element {
  id: number;
  /** All but its position in the tree. */
  entries: string;
  parent: number;
  /** References, or numbers of marked content. */
  kids: string[];
}

/** Implemented by `Page`, which draws, and `ruler`, which measures. */
export interface PdfWriter {
  element(type: string, parent?: Element): Element | undefined;
  /** @returns the y below */
  text(type: string, text: string, column: Column, style: Style, parent?: Element): number;
  /** `alt`: alternative text. */
  figure(alt: string, box: Box, operators: () => string): void;
  link(text: string, to: { url: string; purpose: string }, column: Column, style: Style): number;
  /** Ignored by screen readers. */
  decoration(operators: (page: Page) => string): void;
}

export const ruler: PdfWriter = {
  element: () => undefined,
  text: (_type, text, column, style) => column.y + heightOf(text, column, style),
  link: (text, _to, column, style) => column.y + heightOf(text, column, style),
  figure: () => {},
  decoration: () => {},
};

/** Screen readers use another voice. Viewers cannot copy reordered glyphs, so the text is added as `ActualText`. */
const DEVANAGARI_LANGUAGE = '(hi-IN)';

/** Digits without Latin letters are read in Hindi too. */
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text) && !/\p{Script=Latin}/u.test(text);

const round = (value: number) => String(Math.round(value * 100) / 100);

/** Operands of `rg` and `RG` from `#rrggbb`. */
export function rgb(color: string): string {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255]
    .map((part) => Math.round((part / 255) * 1_000) / 1_000)
    .join(' ');
}

/** Objects of a file. Source: ISO 32000-1, 7.3 and 7.5. */
class Objects {
  /** Text, or a stream with text before and after. */
  readonly #bodies: (string | readonly [string, Buffer, string])[] = [];

  reserve(): number {
    return this.#bodies.push('null');
  }

  add(body: string): number {
    return this.#bodies.push(body);
  }

  set(id: number, body: string) {
    this.#bodies[id - 1] = body;
  }

  stream(entries: string, bytes: Buffer): number {
    return this.#bodies.push([`<< ${entries} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream']);
  }

  file(trailer: string): Buffer {
    const parts: Buffer[] = [];
    let length = 0;
    let text = '%PDF-1.7\n%\xff\xff\xff\xff\n';
    const flush = () => {
      parts.push(Buffer.from(text, 'latin1'));
      length += text.length;
      text = '';
    };
    const offsets = this.#bodies.map((body, index) => {
      const offset = length + text.length;
      text += `${index + 1} 0 obj\n`;
      if (typeof body === 'string') text += body;
      else {
        const [before, bytes, after] = body;
        text += before;
        flush();
        parts.push(bytes);
        length += bytes.length;
        text = after;
      }
      text += '\nendobj\n';
      return `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    const size = offsets.length + 1;
    const start = length + text.length;
    text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
    flush();
    return Buffer.concat(parts);
  }
}

const ref = (id: number) => `${id} 0 R`;

/** Source: ISO 32000-1, 9.7 and 9.8. */
function addFont(objects: Objects, { face, program }: FontUse, tag: string) {
  const name = `/${tag}+${face.name}`;
  const { ascent, descent, capHeight, box } = face.metrics;
  const file = objects.stream(`/Filter /FlateDecode /Length1 ${program.length}`, program.file);
  const descriptor = objects.add(
    `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [${box.join(' ')}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${capHeight} /StemV 0 /FontFile2 ${ref(file)} >>`,
  );
  const descendant = objects.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${ref(descriptor)} /CIDToGIDMap /Identity /W [0 [${program.widths.join(' ')}]] >>`,
  );
  const unicode = objects.stream('/Filter /FlateDecode', program.unicode);
  return objects.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${ref(descendant)}] /ToUnicode ${ref(unicode)} >>`,
  );
}

interface Info {
  title: string;
  /** As `lang` in HTML. */
  language: string;
  created: Date;
}

/** Source: ISO 14289-1 (PDF/UA), 5. */
function metadata({ title, created }: Info): Buffer {
  const date = created.toISOString();
  return Buffer.from(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${html`${title}`.text}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${date}</xmp:CreateDate><pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`);
}

/** One kilobyte larger, in half the time. */
const FAST = { level: 1 };

/**
 * One tagged page (PDF/UA); the same drawing gives the same bytes. Written by hand because pdfkit took ten times as
 * long.
 */
export class Page implements PdfWriter {
  readonly #objects = new Objects();
  readonly #operators: string[] = [];
  readonly #elements: Element[] = [];
  readonly #marked: Element[] = [];
  readonly #annotations: { id: number; element: Element }[] = [];
  readonly #fonts = new Map<string, FontUse>();
  readonly #drawn = new Map<string, number>();
  readonly #page = this.#objects.reserve();
  readonly #tree = this.#objects.reserve();
  readonly root = this.#add('Document', this.#tree);

  #add(type: string, parent: number, entries = ''): Element {
    const element = { id: this.#objects.reserve(), entries: `/S /${type}${entries}`, parent, kids: [] };
    this.#elements.push(element);
    return element;
  }

  #child(type: string, parent: Element, entries?: string): Element {
    const element = this.#add(type, parent.id, entries);
    parent.kids.push(ref(element.id));
    return element;
  }

  #mark(type: string, element: Element, operators: string) {
    const mark = this.#marked.push(element) - 1;
    element.kids.push(String(mark));
    this.#operators.push(`/${type} << /MCID ${mark} >> BDC\n${operators}\nEMC`);
  }

  element(type: string, parent = this.root): Element {
    return this.#child(type, parent);
  }

  text(type: string, text: string, column: Column, style: Style, parent = this.root): number {
    const scope = type === 'TH' ? ' /A << /O /Table /Scope /Row >>' : '';
    const language = isHindi(text) ? ` /Lang ${DEVANAGARI_LANGUAGE}` : '';
    const lines = linesIn(text, column, style);
    const height = lineHeight(style);
    const operators = lines.map((line, index) =>
      this.#line(line, column.x, column.y + ascentOf(style) + index * height, style),
    );
    this.#mark(type, this.#child(type, parent, scope + language), operators.join('\n'));
    return column.y + lines.length * height;
  }

  #line(text: string, x: number, baseline: number, { size, weight, color }: Style): string {
    let at = x;
    const runs = splitScripts(text, covers).map(({ script, text: run }) => {
      const name = `F${script === 'devanagari' ? 'd' : script === 'latin' ? 'l' : 'x'}${weight}`;
      const font = this.#fonts.get(name) ?? typeface(script, weight).use();
      this.#fonts.set(name, font);
      const shown = `BT\n1 0 0 1 ${round(at)} ${round(PAGE.height - baseline)} Tm\n/${name} ${size} Tf\n${font.show(run, size)}ET`;
      at += widthOf(run, script, weight) * size;
      return script === 'devanagari'
        ? `/Span << /Lang ${DEVANAGARI_LANGUAGE} /ActualText ${textString(run)} >> BDC\n${shown}\nEMC`
        : shown;
    });
    return `${rgb(color)} rg\n${runs.join('\n')}`;
  }

  figure(alt: string, { x, y, width, height }: Box, operators: () => string) {
    const box = [x, PAGE.height - y - height, x + width, PAGE.height - y].map(round).join(' ');
    const entries = ` /Alt ${textString(alt)} /A << /O /Layout /BBox [${box}] >>`;
    this.#mark('Figure', this.#child('Figure', this.root, entries), downwards(operators()));
  }

  link(text: string, { url, purpose }: { url: string; purpose: string }, column: Column, style: Style): number {
    const element = this.element('Link');
    const below = this.text('Span', text, column, style, element);
    const { x, y, width } = column;
    const box = [x, PAGE.height - below, x + width, PAGE.height - y].map(round).join(' ');
    const id = this.#objects.reserve();
    this.#annotations.push({ id, element });
    this.#objects.set(
      id,
      `<< /Type /Annot /Subtype /Link /Rect [${box}] /Border [0 0 0] /F 4 /Contents ${textString(purpose)} /StructParent ${this.#annotations.length} /A << /S /URI /URI (${escaped(url)}) >> >>`,
    );
    element.kids.push(`<< /Type /OBJR /Obj ${ref(id)} /Pg ${ref(this.#page)} >>`);
    return below;
  }

  decoration(operators: (page: Page) => string) {
    this.#operators.push(`/Artifact << /Type /Layout >> BDC\n${downwards(operators(this))}\nEMC`);
  }

  /** @returns the name of the form for `Do` */
  addForm({ width, height }: { width: number; height: number }, operators: string): string {
    const entries = `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}]`;
    return this.#addObject(this.#objects.stream(entries, Buffer.from(operators, 'latin1')));
  }

  #addObject(id: number): string {
    const name = `X${this.#drawn.size}`;
    this.#drawn.set(name, id);
    return name;
  }

  /** Size in pixels. */
  async addJpeg(bytes: Buffer): Promise<{ name: string; width: number; height: number }> {
    const { width, height, bitsPerComponent, colorSpace } = await JpegEmbedder.for(bytes);
    const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent ${bitsPerComponent} /ColorSpace /${colorSpace} /Filter /DCTDecode`;
    const inverted = colorSpace === 'DeviceCMYK' ? ' /Decode [1 0 1 0 1 0 1 0]' : '';
    return { name: this.#addObject(this.#objects.stream(entries + inverted, bytes)), width, height };
  }

  file(info: Info): Buffer {
    const objects = this.#objects;
    const content = Buffer.from(this.#operators.join('\n'), 'latin1');
    const fonts = [...this.#fonts].map(
      ([name, use], index) => `/${name} ${ref(addFont(objects, use, `LETTE${String.fromCharCode(65 + index)}`))}`,
    );
    const drawn = [...this.#drawn].map(([name, id]) => `/${name} ${ref(id)}`);
    const contents = objects.stream('/Filter /FlateDecode', deflateSync(content, FAST));
    const pages = objects.reserve();
    objects.set(pages, `<< /Type /Pages /Kids [${ref(this.#page)}] /Count 1 >>`);
    objects.set(
      this.#page,
      `<< /Type /Page /Parent ${ref(pages)} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << ${fonts.join(' ')} >> /XObject << ${drawn.join(' ')} >> >> /Contents ${ref(contents)} /Tabs /S /StructParents 0 /Annots [${this.#annotations.map(({ id }) => ref(id)).join(' ')}] >>`,
    );
    for (const { id, entries, parent, kids } of this.#elements)
      objects.set(
        id,
        `<< /Type /StructElem ${entries} /P ${ref(parent)} /Pg ${ref(this.#page)} /K [${kids.join(' ')}] >>`,
      );
    const parents = [
      `0 [${this.#marked.map(({ id }) => ref(id)).join(' ')}]`,
      ...this.#annotations.map(({ element }, index) => `${index + 1} ${ref(element.id)}`),
    ];
    objects.set(
      this.#tree,
      `<< /Type /StructTreeRoot /K [${ref(this.root.id)}] /ParentTree << /Nums [${parents.join(' ')}] >> /ParentTreeNextKey ${parents.length} >>`,
    );
    const described = objects.stream('/Type /Metadata /Subtype /XML', metadata(info));
    const catalog = objects.add(
      `<< /Type /Catalog /Pages ${ref(pages)} /Lang (${info.language}) /MarkInfo << /Marked true >> /ViewerPreferences << /DisplayDocTitle true >> /StructTreeRoot ${ref(this.#tree)} /Metadata ${ref(described)} >>`,
    );
    const created = `(D:${info.created.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z)`;
    const about = objects.add(`<< /Title ${textString(info.title)} /CreationDate ${created} >>`);
    const id = `<${createHash('sha256').update(content).digest('hex').slice(0, 32)}>`;
    return objects.file(`/Root ${ref(catalog)} /Info ${ref(about)} /ID [${id} ${id}]`);
  }
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** Origin in the top left corner. */
const downwards = (operators: string) => `q\n1 0 0 -1 0 ${PAGE.height} cm\n${operators}\nQ`;
