import personas from '../../../fixtures/personas.json' with { type: 'json' }

const named = new Map(personas.map((persona) => [persona.key, persona]))

/** Returns the mail address of a persona; any other text is one already. */
export const emailOf = (person: string): string => named.get(person)?.email ?? person

/** Returns the name of a persona; any other text stays. */
export const nameOf = (person: string): string => named.get(person)?.name ?? person

/** Password of the personas. */
export const personaPassword = personas[0]?.password ?? ''
