/** Endings of sentences, which readers see as one word with the preceding text. */
const endings =
  /((?:ください|なさい|ましょう|でしょう|ません|ました|でした|ます|です)(?:でした|でしょう)?[かねよわ]*[。！？!?]?)/u

/** Longest unbreakable unit, because a line of large text holds nine characters. */
const longest = 9

/** Breaks after a connecting ending that ends (not のです, ながらも) and a particle before kanji or katakana. */
const pauses =
  /(?<=ずつ|たら|れば|ながら|けれど|ので|のに|[てで]も)(?=\p{L})(?![すしはもがのとね])|(?<=[をはがにでともへて])(?=[\p{sc=Han}\p{sc=Katakana}])/u

let segmenter: Intl.Segmenter | undefined

/** Words of a text. Opening the dictionary takes 20 ms of a desktop's time, so a page without such texts does not open it. */
function wordsOf(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  return segmenter.segment(text)
}

/** Splits a text into phrases, where a line may end, and those into unbreakable units: words with their endings. */
export function lineUnits(text: string): string[][] {
  return text.split(pauses).map(units)
}

function units(text: string): string[] {
  const found: string[] = []
  for (const [index, part] of text.split(endings).entries()) {
    // The endings stand between the other parts.
    const isEnding = index % 2 === 1
    if (isEnding) append(found, part, endsInLetter)
    else for (const { segment } of wordsOf(part)) append(found, segment, isNumberWith)
  }
  return found
}

const endsInLetter = (before: string): boolean => /\p{L}$/u.test(before)

/** Whether two units are a number and its unit, or parts of one number: 24時間, 3:00, 10,000円. */
const isNumberWith = (before: string, segment: string): boolean =>
  /\d[:,.]?$/.test(before) && /^[\p{L}\d:,.]/u.test(segment)

/** Adds a unit, joined to the last one if it belongs to that and both are short enough. */
function append(found: string[], unit: string, belongsTo: (before: string, unit: string) => boolean): void {
  const before = found.at(-1) ?? ''
  if (belongsTo(before, unit) && before.length + unit.length <= longest) found[found.length - 1] = before + unit
  else found.push(unit)
}

/** Whether a unit needs protection from line breaks. A character or a number never breaks, and a long word must. */
export const isUnbreakable = (unit: string): boolean =>
  unit.length > 1 && unit.length <= longest && !/\s|^[\d:,.]+$/.test(unit)
