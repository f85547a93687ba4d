import type { ControlClient } from './control-client.ts'

/** A record as the world file holds it. */
export type Fact = Readonly<Record<string, unknown>>

/** Reads every record of a running world, by table. */
export async function readFacts(control: ControlClient): Promise<(table: string) => readonly Fact[]> {
  const capsule = await control.get<string>('/capsule')
  const tables = new Map<string, Fact[]>()
  for (const line of capsule.slice(capsule.indexOf('\nworld\n')).split('\n')) {
    const [, table, json] = /^([A-Za-z]+) (\{.*\})$/.exec(line) ?? []
    if (table === undefined || json === undefined) continue
    const facts = tables.get(table) ?? []
    facts.push(JSON.parse(json) as Fact)
    tables.set(table, facts)
  }
  return (table) => tables.get(table) ?? []
}
