const lines = [
  { y: 32, width: 44, begin: 1 },
  { y: 40, width: 52, begin: 3 },
  { y: 48, width: 38, begin: 5 },
  { y: 56, width: 48, begin: 7 },
]

/** プロフィールの書き方: a card fills line by line, then three small pictures. */
export function WritingCard() {
  return (
    <>
      <rect x="42" y="14" width="76" height="68" rx="6" fill="var(--surface)" />
      <circle cx="55" cy="23" r="4.5" fill="var(--lantern)" />
      {lines.map(({ y, width, begin }) => (
        <rect key={y} x="52" y={y} width={width} height="3.4" rx="1.7" fill="var(--plum)">
          <animate attributeName="width" values={`0;0;${width}`} dur={`${begin + 2}s`} fill="freeze" />
        </rect>
      ))}
      {[0, 1, 2].map((index) => (
        <rect key={index} x={52 + index * 20} y="65" width="15" height="12" rx="2" fill="var(--sky-mid)">
          <animate attributeName="opacity" values="0;0;1" dur={`${10 + index * 2}s`} fill="freeze" />
        </rect>
      ))}
    </>
  )
}
