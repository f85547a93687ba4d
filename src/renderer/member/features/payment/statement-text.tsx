import { cardCopy } from './card/copy.ts'

/** How the payment reads on the card's statement; the quoted name never breaks over two lines (PAY-119). */
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
