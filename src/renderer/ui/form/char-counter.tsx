import { countCharacters, countWithoutSpace } from '../../../contract/rules/texts.ts'
import { controlCopy } from '../../lib/copy/control.ts'

interface CharCounterProps {
  /** The text as written so far. */
  text: string
  /** White space is not counted. */
  withoutSpace?: boolean | undefined
  /** Below it the counter is red and `minText` follows: '12文字 50文字以上入力してください'. */
  min?: number | undefined
  minText?: string | undefined
  /** Before anything was written, too little is no mistake yet: then the counter is not red. Default true. */
  touched?: boolean | undefined
  /** Shown as '12 / 100', red above. */
  max?: number | undefined
}

/** The counter of a text area, for the field's `counter`. Decoration: limits are announced by hint and error. */
export function CharCounter(props: CharCounterProps) {
  const { text, withoutSpace = false, min, minText, touched = true, max } = props
  const count = withoutSpace ? countWithoutSpace(text) : countCharacters(text)
  const low = min !== undefined && count < min
  const wrong = (low && touched) || (max !== undefined && count > max)
  return (
    <p className={`ms-auto text-end text-s num ${wrong ? 'text-alarm' : 'text-ink-3'}`}>
      {max === undefined ? controlCopy.characters(count) : `${count} / ${max}`}
      {low && minText !== undefined && ` ${minText}`}
    </p>
  )
}
