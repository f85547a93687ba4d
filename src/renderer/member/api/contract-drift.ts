import type * as z from 'zod/mini'

/** Line about a response or message that differs from the contract: its fields, without values. */
export const driftReport = (id: string, { issues }: z.core.$ZodError): string =>
  `Contract drift in ${id}: ${issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ')}`
