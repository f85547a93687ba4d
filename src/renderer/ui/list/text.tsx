import { Fragment, useMemo } from 'react'
import { isUnbreakable, lineUnits } from '../../lib/line-units.ts'
import { linkify } from '../../lib/linkify.ts'

/** Long text by a member as plain text: keeps line breaks, breaks as usual in Japanese, breaks long words. */
export function MemberText({ children, className = '' }: { children: string; className?: string | undefined }) {
  return <p className={`text-s break-normal wrap-anywhere whitespace-pre-wrap ${className}`}>{children}</p>
}

/** Short text by a member in narrow lines; the browser's phrase breaking alone cuts unknown words and long phrases. */
export function PhrasedText({ children }: { children: string }) {
  const phrases = useMemo(() => lineUnits(children), [children])
  return phrases.map((units, phrase) => (
    <Fragment key={phrase}>
      {phrase > 0 && <wbr />}
      {units.map((unit, index) =>
        isUnbreakable(unit) ? (
          <span key={index} className="whitespace-nowrap">
            {unit}
          </span>
        ) : (
          unit
        ),
      )}
    </Fragment>
  ))
}

/** Text with its http, https and www addresses as links in a new tab (HONA-11, HONA-12). */
export function LinkedText({ children }: { children: string }) {
  return linkify(children).map((part, index) =>
    part.href === undefined ? (
      <PhrasedText key={index}>{part.text}</PhrasedText>
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        {part.text}
      </a>
    ),
  )
}
