import type { PhoneName } from '../../rules/hosts.ts'
import type { StoryAction } from '../actions.ts'

/** A person on a phone; null is nobody. */
type PersonOnPhone = readonly [phone: PhoneName, person: string | null]

const keyOf = (phone: PhoneName, person: string | null) => `${phone} ${person ?? ''}`

/** The pages of a spec: a variable for each person on a phone, and the person whom each phone has now. */
export class SpecPages {
  /** Variables by {@link keyOf}. */
  private readonly variables: ReadonlyMap<string, string>
  /** Keys of the pages that are opened more than once. */
  private readonly repeated: ReadonlySet<string>
  private readonly opened = new Set<string>()
  private readonly stage = new Map<PhoneName, string | null>()

  /**
   * @param people person on each phone at the beginning
   * @param names variables of the people
   */
  constructor(people: readonly PersonOnPhone[], actions: readonly StoryAction[], names: ReadonlyMap<string, string>) {
    const becoming = actions.flatMap((action): PersonOnPhone[] =>
      'become' in action ? [[action.phone, action.become]] : [],
    )
    const pages = [...people, ...becoming]
    const keys = pages.map((page) => keyOf(...page))
    this.variables = new Map(pages.map((page) => [keyOf(...page), variableOf(page, pages, names)]))
    this.repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index))
  }

  /** Puts a person on a phone. Returns the beginning of the statement that opens the page: `const haruto = `. */
  open(phone: PhoneName, person: string | null): string {
    this.stage.set(phone, person)
    const key = keyOf(phone, person)
    const kind = this.repeated.has(key) ? 'let ' : 'const '
    const declares = this.opened.has(key) ? '' : kind
    this.opened.add(key)
    return `${declares}${this.on(phone)} = `
  }

  /** Variable of the page on a phone now. */
  on(phone: PhoneName): string {
    return this.variables.get(keyOf(phone, this.stage.get(phone) ?? null)) ?? nobodysPage(phone)
  }

  /** Phones on which a page was opened. */
  phones(): Iterable<PhoneName> {
    return this.stage.keys()
  }
}

const nobodysPage = (phone: PhoneName) => `phone${phone.toUpperCase()}`

/** A person on several phones has the letter of the phone in the names of the pages. */
function variableOf(
  [phone, person]: PersonOnPhone,
  pages: readonly PersonOnPhone[],
  names: ReadonlyMap<string, string>,
): string {
  if (person === null) return nobodysPage(phone)
  const isOnOnePhone = pages.every(([other, one]) => one !== person || other === phone)
  return `${names.get(person)}${isOnOnePhone ? '' : phone.toUpperCase()}`
}
