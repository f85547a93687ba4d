/** Fields of responses that say whether a plan is paid. */
const paidFields = ['payment_conf', 'payment_confirmation']

/**
 * Returns a response with 1 or 0 in the fields about a paid plan. The specification compares them with 1 and with '1'
 * (GATE-20, GATE-21, CANCEL-24, D-121). The contract stays strict, so the contract check still reports a text.
 */
export function withPaidFlags(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content
  const found = Object.entries(content).filter(([name]) => paidFields.includes(name))
  if (found.length === 0) return content
  return { ...content, ...Object.fromEntries(found.map(([name, value]) => [name, Number(value) === 1 ? 1 : 0])) }
}

/** Whether a plan is paid, by the account or the payment information. */
export const isPaid = ({ payment_conf }: { readonly payment_conf: number }): boolean => payment_conf === 1
