import type { CallOptions } from '../api/call.ts'

const timeoutMs = 5_000

/** Reads what is stored just before a save, which another tab or device may have changed; `opened` if that fails. */
export const readBeforeSave = <Stored>(
  read: (options: CallOptions) => Promise<Stored>,
  opened: Stored,
): Promise<Stored> => read({ timeoutMs }).catch(() => opened)

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the fields that differ from `opened`. */
export function changesOf<Fields extends object>(fields: Fields, opened: Partial<Fields>): Partial<Fields> {
  const changed = Object.entries(fields).filter(([name, value]) => !sameValue(value, opened[name as keyof Fields]))
  // Entries of `fields`, which `fromEntries` cannot express.
  return Object.fromEntries(changed) as Partial<Fields>
}

/**
 * Returns the fields of a form to send: those that were changed since `opened`, and all others as they are stored now.
 * So a form does not undo what another tab or device has saved meanwhile (D-146).
 */
export function mergeChanges<Fields extends object>(fields: Fields, opened: Fields, stored: Fields): Fields {
  return { ...fields, ...stored, ...changesOf(fields, opened) }
}
