import { cardCopy } from './copy.ts'

/** Text of the payment on the card statement. The quoted name never breaks across lines (PAY-119). */
export function StatementText() {
  const [before, name, after] = cardCopy.statement.split(/(「.+?」)/)
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{name}</span>
      {after}
    </>
  )
}
