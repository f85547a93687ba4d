/** Drawn evening scenes, one for each theme of the board. */
const sceneKeys = [
  'town',
  'cat',
  'lanterns',
  'cup',
  'books',
  'mountains',
  'flowers',
  'sea',
  'desk',
  'steps',
  'bridge',
] as const

export type SceneKey = (typeof sceneKeys)[number]

/** Words of a topic's name and the scene they call for; the first hit counts. */
const themes: readonly (readonly [RegExp, SceneKey])[] = [
  [/眠|夜/, 'cat'],
  [/安心|安全|同意|気づかい|マナー/, 'lanterns'],
  [/喫茶|カフェ|お店|食/, 'cup'],
  [/本|映画|音楽/, 'books'],
  [/季節|旅|山/, 'mountains'],
  [/うれし|感謝|よかった|報告/, 'flowers'],
  [/からだ|健康|心|待つ/, 'sea'],
  [/書|プロフィール|ひと言|質問/, 'desk'],
  [/ランク|迷|使い方/, 'steps'],
  [/会う|デート/, 'bridge'],
  [/はじめ|広場/, 'town'],
]

/** A scene for each topic. No scene stands twice before all have stood once; older topics choose first and keep theirs. */
export function scenesOf(topics: readonly { id: number; name: string }[]): ReadonlyMap<number, SceneKey> {
  const chosen = new Map<number, SceneKey>()
  let free = new Set<SceneKey>(sceneKeys)
  for (const { id, name } of topics.toSorted((a, b) => a.id - b.id)) {
    if (free.size === 0) free = new Set<SceneKey>(sceneKeys)
    const wanted = themes.find(([words, key]) => words.test(name) && free.has(key))?.[1]
    const rest = [...free]
    const key = wanted ?? rest[id % rest.length] ?? 'town'
    chosen.set(id, key)
    free.delete(key)
  }
  return chosen
}
