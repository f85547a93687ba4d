interface WholeWordsProps {
  children: string
  /** Words of the text that the browser's phrase breaking would cut in two. */
  words: readonly string[]
}

/** A sentence in which some words never go over the end of a line. */
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
