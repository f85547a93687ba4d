import { linkify } from '../../lib/linkify.ts'
import { PhrasedText } from './phrased-text.tsx'

interface LinkedTextProps {
  children: string
}

/** Text whose http, https and www addresses are links in a new tab (HONA-11, HONA-12). */
export function LinkedText({ children }: LinkedTextProps) {
  return linkify(children).map((part, index) =>
    part.href === undefined ? (
      <PhrasedText key={index}>{part.text}</PhrasedText>
    ) : (
      <a
        key={index}
        href={part.href}
        target="_blank"
        rel="noreferrer"
        className="underline underline-offset-4"
      >
        {part.text}
      </a>
    ),
  )
}
