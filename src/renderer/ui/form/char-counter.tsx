import { countCharacters, countWithoutSpace } from '../../../contract/rules/characters.ts'
import { controlCopy } from '../../lib/copy/control.ts'

interface CharCounterProps {
  text: string
  withoutSpace?: boolean | undefined
  /** Below it the counter is red and followed by `minText`: '12文字 50文字以上入力してください'. */
  min?: number | undefined
  minText?: string | undefined
  /** False keeps the counter neutral below `min`, because an untouched field is no mistake yet. Default true. */
  touched?: boolean | undefined
  /** Shown as '12 / 100'; red above it. */
  max?: number | undefined
}

/** Character counter for a field's `counter`. Decoration, because hint and error announce the limits. */
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
