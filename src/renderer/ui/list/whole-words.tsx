interface WholeWordsProps {
  children: string
  /** Words that the browser's phrase breaking would cut in two. */
  words: readonly string[]
}

/** A sentence with words that the browser's phrase breaking would cut in two. */
export function WholeWords({ children, words }: WholeWordsProps) {
  return children.split(new RegExp(`(${words.join('|')})`)).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
