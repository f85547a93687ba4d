import { latinName } from '../latin-name.ts'

/** A key or a mail address as the name of a variable. */
function camelCase(text: string): string {
  const words = text.replace(/@.*$/s, '').split(/[^A-Za-z0-9]+/)
  const joined = words
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join('')
  return /^[a-z]/.test(joined) ? joined : `member${joined}`
}

const keywords = [
  'await break case catch class const continue debugger default delete do else',
  'enum export extends false finally for function if import in instanceof new',
  'null package private protected public return static super switch this throw',
  'true try typeof var void while with yield let async undefined',
]
/** Imports, fixtures and variables of exported tests. */
const namesOfTests = 'base dirname expect fillCard join mock openPhone readFile refresh since test'

/** Names that a person cannot have. */
const takenNames: readonly string[] = [...keywords, namesOfTests].flatMap((line) => line.split(' '))

/**
 * Returns a variable's name for each person: the name in Latin letters, else the key or the address.
 * @param nameOf the name of a persona; any other text stays
 */
export function variableNames(
  people: Iterable<string>,
  nameOf: (person: string) => string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const used = new Set(takenNames)
  for (const person of people) {
    if (names.has(person)) continue
    const wanted = latinName(nameOf(person))?.toLowerCase() ?? camelCase(person)
    let name = wanted
    for (let count = 2; used.has(name); count += 1) name = `${wanted}${count}`
    used.add(name)
    names.set(person, name)
  }
  return names
}
