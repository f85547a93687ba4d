import personas from '../../../fixtures/personas.json' with { type: 'json' }
import { normalEmail } from '../../../src/contract/rules/session-values.ts'

const named = new Map(personas.map((persona) => [persona.key, persona]))

/** Returns the mail address of a persona, and one that is given as members have it; any other text stays. */
export const emailOf = (person: string): string =>
  named.get(person)?.email ?? (person.includes('@') ? normalEmail(person) : person)

/** Returns the name of a persona; any other text stays. */
export const nameOf = (person: string): string => named.get(person)?.name ?? person

/** Password of the personas. */
export const personaPassword = personas[0]?.password ?? ''
