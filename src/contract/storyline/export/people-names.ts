const kana = new Map(
  (
    'あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno ' +
    'はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn がga ぎgi ぐgu げge ' +
    'ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ゃya ゅyu ょyo'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
)

/** A name in kana in Latin letters, as in a passport: `shun`, `yusuke`. Undefined for other letters. */
function latin(name: string): string | undefined {
  const hiragana = name.replaceAll(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
  const sounds = [...hiragana].map((sign) => (sign === 'っ' || sign === 'ー' ? sign : kana.get(sign)))
  if (sounds.length === 0 || sounds.includes(undefined)) return undefined
  return sounds
    .join('')
    .replaceAll('ー', '')
    .replaceAll(/(sh|ch|j)iy([auo])/g, '$1$2')
    .replaceAll(/([bghkmnpr])iy([auo])/g, '$1y$2')
    .replaceAll(/っ(.?)/g, '$1$1')
    .replaceAll(/o[uo]/g, 'o')
    .replaceAll('uu', 'u')
}

/** A key or a mail address as the name of a variable. */
function camelCase(text: string): string {
  const words = text.replace(/@.*$/s, '').split(/[^A-Za-z0-9]+/)
  const joined = words
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join('')
  return /^[a-z]/.test(joined) ? joined : `member${joined}`
}

/** Words that mean something else in a test. */
const taken = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null package private protected public return static super switch this throw true try typeof var void while with yield let async base expect fillCard join mock openPhone since test undefined'.split(
    ' ',
  ),
)

/**
 * Returns a variable's name for each person: the name in Latin letters, else the key or the address.
 * @param nameOf the name of a persona; any other text stays
 */
export function variableNames(
  people: Iterable<string>,
  nameOf: (person: string) => string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const used = new Set(taken)
  for (const person of people) {
    if (names.has(person)) continue
    const wanted = latin(nameOf(person)) ?? camelCase(person)
    let name = wanted
    for (let count = 2; used.has(name); count += 1) name = `${wanted}${count}`
    used.add(name)
    names.set(person, name)
  }
  return names
}
