/** A function of copy that makes a text of its values. */
export type MakeText = (...values: unknown[]) => unknown

/** A form of a text with values: the literal parts around them, and which value stands between two parts. */
export interface TextForm {
  /** One more than `holes`. */
  readonly parts: readonly string[]
  /** Index of the value between two parts; -1 for a text that the English line does not use. */
  readonly holes: readonly number[]
}

/** Stands for a value in a text. Private characters, which no text has. */
const firstMark = 0xe000
const markOf = (index: number) => String.fromCodePoint(firstMark + index)
const otherMark = markOf(99)
const indexOfMark = (mark: string) => (mark === otherMark ? -1 : mark.charCodeAt(0) - firstMark)
const marks = /([\uE000-\uE063])/

/** Numbers for values that are compared or reckoned with: 7001, 7101, … Another number of that thousand was reckoned from one. */
const firstNumber = 7001
const numberStep = 100
const numberOf = (index: number) => firstNumber + index * numberStep
const anyNumber = /7,?\d{3}/g

/** The forms of a text, found by calls with marks, numbers, equal numbers and one empty value. */
export function formsOf(make: MakeText): TextForm[] {
  const indexes = Array.from({ length: make.length }, (_, index) => index)
  const callWith = (valueOf: (index: number) => unknown) => textOf(make, indexes.map(valueOf))
  const texts = [
    // Some texts are made of lists.
    callWith(markOf) ?? callWith((index) => [markOf(index)]),
    numbersToMarks(callWith(numberOf)),
    indexes.length > 1 ? numbersToMarks(callWith(() => numberOf(0))) : undefined,
    ...indexes.map((empty) => callWith((index) => (index === empty ? '' : markOf(index)))),
  ]
  // A form with the words of an earlier one only lacks values.
  const forms = new Map<string, TextForm>()
  for (const text of texts) {
    const form = formOf(text ?? '')
    const words = form.parts.join('')
    if (words !== '' && !forms.has(words)) forms.set(words, form)
  }
  return [...forms.values()]
}

/** Splits a text at its marks. */
function formOf(text: string): TextForm {
  const pieces = text.split(marks)
  return {
    parts: pieces.filter((_, index) => index % 2 === 0),
    holes: pieces.filter((_, index) => index % 2 === 1).map(indexOfMark),
  }
}

function numbersToMarks(text: string | undefined): string | undefined {
  return text?.replaceAll(anyNumber, (found) => {
    const index = (Number(found.replace(',', '')) - firstNumber) / numberStep
    return Number.isInteger(index) ? markOf(index) : otherMark
  })
}

/** Undefined if the function needs other values. */
function textOf(make: MakeText, values: readonly unknown[]): string | undefined {
  try {
    const text = make(...values)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}
