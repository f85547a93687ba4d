import { isPlaceholder, type Named, namedIn, partsOfText } from '../placeholders.ts'
import { type ChainCode, type Code, chain, namesIn, quoted, templatePart, valueCode } from './code.ts'
import { layOut } from './layout.ts'

/** What the names in a test stand for. */
export interface TestNames {
  /** Variable of a member's record, of which the ids are read. */
  readonly member: (person: string) => string
  /** Variable of a pairing. */
  readonly pairing: (one: string, other: string) => string
}

/** What a placeholder becomes in a text: an id or a uuid, as the story's format says for pages, paths and fields. */
type Filling = 'page' | 'path' | 'field'

const indent = 2

/** The statements of a test's function, with the records that they read. */
export class TestBody {
  private readonly lines: string[] = []
  private readonly declared = new Set<string>()
  /** Names that the statements use: of imports and of fixtures. */
  readonly uses = new Set<string>()
  private marks = 0

  /** @param markCount number of marks that will be set */
  constructor(
    private readonly names: TestNames,
    private readonly markCount: number,
  ) {}

  /** Adds `await code`, or another beginning of the line. */
  add(code: Code, before = 'await '): void {
    for (const name of namesIn(code)) this.uses.add(name)
    this.lines.push(layOut(before, code, indent))
  }

  /** Adds a comment, with an empty line above it. */
  comment(text: string): void {
    if (this.lines.length > 0) this.lines.push('')
    this.note(text)
  }

  /** Adds a comment below the line before. */
  note(text: string): void {
    this.lines.push(`${' '.repeat(indent)}// ${text.replaceAll(/\s+/g, ' ').trim()}`)
  }

  /** Notes the present end of the record; `since` is that point. */
  mark(): void {
    const declares = this.markCount === 1 ? 'const ' : 'let '
    const before = `${this.marks === 0 ? declares : ''}since = await `
    this.marks += 1
    this.add(chain('mock', '.mark'), before)
  }

  /** A text with placeholders as code. */
  text(text: string, filling: Filling): string {
    if (namedIn(text).length === 0) return quoted(text)
    const parts = partsOfText(text).map((part) =>
      typeof part === 'string' ? templatePart(part) : `\${${this.idOf(part, filling)}}`,
    )
    return `\`${parts.join('')}\``
  }

  /** A value of a call as code. A text that is one placeholder becomes what it stands for. */
  value(value: unknown): Code {
    return valueCode(value, (text) => {
      if (!isPlaceholder(text)) return quoted(text)
      const [named] = namedIn(text)
      return named ? this.idOf(named, 'field') : 'mock.password'
    })
  }

  toString(): string {
    return this.lines.join('\n')
  }

  private idOf([one, other]: Named, filling: Filling): string {
    const isMember = other === undefined
    const name = isMember ? this.names.member(one) : this.names.pairing(one, other)
    this.declare(
      name,
      isMember ? chain('mock', '.member', quoted(one)) : chain('mock', '.pairing', quoted(one), quoted(other)),
    )
    return `${name}.${isMember === (filling === 'page') ? 'id' : 'uuid'}`
  }

  private declare(name: string, code: ChainCode): void {
    if (this.declared.has(name)) return
    this.declared.add(name)
    this.add(code, `const ${name} = await `)
  }
}
