import { Fragment, useMemo } from 'react'
import { isKept, lineUnits } from '../../lib/line-units.ts'

interface PhrasedTextProps {
  children: string
}

/**
 * A short text of a member in narrow lines. The browser's phrase breaking alone cuts words that it does not know, and the end
 * of a phrase that is longer than the line.
 */
export function PhrasedText({ children }: PhrasedTextProps) {
  const phrases = useMemo(() => lineUnits(children), [children])
  return phrases.map((units, phrase) => (
    <Fragment key={phrase}>
      {phrase > 0 && <wbr />}
      {units.map((unit, index) =>
        isKept(unit) ? (
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
