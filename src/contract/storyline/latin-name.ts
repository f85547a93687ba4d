/** Sounds of the hiragana. */
const kana = new Map(
  (
    'あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno ' +
    'はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn がga ぎgi ぐgu げge ' +
    'ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ゃya ゅyu ょyo'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
)

/** From a hiragana to the katakana of the same sound, in code points. */
const katakanaOffset = 0x60

const toHiragana = (text: string) =>
  text.replaceAll(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - katakanaOffset))

/** Signs that change a sound beside them. */
const doubling = 'っ'
const lengthening = 'ー'

/** Returns a name in kana in Latin letters, as in a passport: `Shun`, `Yusuke`. Undefined for other letters. */
export function latinName(name: string): string | undefined {
  const signs = [...toHiragana(name)]
  const sounds = signs.map((sign) => (sign === doubling || sign === lengthening ? sign : kana.get(sign)))
  if (sounds.length === 0 || sounds.includes(undefined)) return undefined
  const word = joinedSounds(sounds.join(''))
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** Joins sounds that are read as one: `shiyu` to `shu`, `っta` to `tta`, `you` to `yo`. */
function joinedSounds(sounds: string): string {
  return sounds
    .replaceAll(lengthening, '')
    .replaceAll(/(sh|ch|j)iy([auo])/g, '$1$2')
    .replaceAll(/([bghkmnpr])iy([auo])/g, '$1y$2')
    .replaceAll(/っ(.?)/g, '$1$1')
    .replaceAll(/o[uo]/g, 'o')
    .replaceAll('uu', 'u')
}
