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
  let isComment = false
  for (const piece of svg.split('<')) {
    isComment ||= piece.startsWith('!--')
    const tag = piece.slice(0, Math.max(0, piece.indexOf('>')))
    const [name = ''] = /^[\w:-]*/.exec(tag) ?? []
    if (!isComment && name !== '') {
      const element = { name, attributes: attributesOf(tag), children: [] }
      if (!isLeftOut(name)) open.at(-1)?.children.push(element)
      if (!tag.endsWith('/')) open.push(element)
    } else if (!isComment && tag.startsWith('/')) open.pop()
    isComment &&= !piece.includes('-->')
  }
  const [root] = top.children
  if (root?.name !== 'svg') throw new Error('Failed to read a template: its root is no svg element.')
  return root
}

/** Returns the attributes of a tag: between its quotes every second text is a value. */
function attributesOf(tag: string): ReadonlyMap<string, string> {
  const texts = tag.split('"')
  const names = texts
    .filter((_, index) => index % 2 === 0)
    .map((text) => (text.trim().split(/\s/).at(-1) ?? '').slice(0, -1))
  return new Map(names.slice(0, -1).map((name, index) => [name, texts[index * 2 + 1] ?? '']))
}
