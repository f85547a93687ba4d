/** An element of an SVG file. */
export interface SvgElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: SvgElement[]
}

/** Elements and attributes of a drawing program, and those that only show the template in one. */
export const isLeftOut = (name: string) => name.includes(':') || ['style', 'title', 'desc', 'metadata'].includes(name)

/**
 * Reads the root element of a drawing. Text, comments and declarations are left out.
 * @throws Error if the root is no svg element
 */
export function readSvg(svg: string): SvgElement {
  const top: SvgElement = { name: '', attributes: new Map(), children: [] }
  const open = [top]
  for (const tag of tagsOf(svg)) {
    if (tag.startsWith('/')) {
      open.pop()
      continue
    }
    const [name = ''] = /^[\w:-]+/.exec(tag) ?? []
    const element = { name, attributes: attributesOf(tag), children: [] }
    if (!isLeftOut(name)) open.at(-1)?.children.push(element)
    if (!tag.endsWith('/')) open.push(element)
  }
  const [root] = top.children
  if (root?.name !== 'svg') throw new Error('Failed to read a template: its root is no svg element.')
  return root
}

/** Returns the tags in their order, without brackets: `g id="a"` opens, `/g` closes, `path d="M0 0"/` does both. */
function tagsOf(svg: string): string[] {
  const tags = withoutComments(svg)
    .split('<')
    .map((piece) => piece.slice(0, Math.max(0, piece.indexOf('>'))))
  return tags.filter((tag) => /^\/?\w/.test(tag))
}

const commentEnd = '-->'

function withoutComments(svg: string): string {
  const [first = '', ...comments] = svg.split('<!--')
  return first + comments.map((piece) => piece.slice(piece.indexOf(commentEnd) + commentEnd.length)).join('')
}

/** Returns the attributes of a tag: between its quotes every second text is a value. */
function attributesOf(tag: string): ReadonlyMap<string, string> {
  const texts = tag.split('"')
  const names = texts
    .filter((_, index) => index % 2 === 0)
    .map((text) => (text.trim().split(/\s/).at(-1) ?? '').slice(0, -1))
  return new Map(names.slice(0, -1).map((name, index) => [name, texts[index * 2 + 1] ?? '']))
}
