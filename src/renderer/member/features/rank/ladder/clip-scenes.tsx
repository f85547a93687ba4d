const lights = [
  { x: 22, y: 76, begin: 2 },
  { x: 48, y: 70, begin: 4 },
  { x: 74, y: 76, begin: 7 },
  { x: 104, y: 72, begin: 10 },
  { x: 132, y: 68, begin: 13 },
]

/** はじめに: the moon rises, and one window after another lights up. */
export function ManyLights() {
  return (
    <>
      <circle cx="112" cy="34" r="13" fill="var(--moon)">
        <animate attributeName="cy" from="74" to="34" begin="0s" dur="9s" fill="freeze" />
      </circle>
      {lights.map(({ x, y, begin }) => (
        <g key={x}>
          <path d={`M${x - 7} ${y}l7-6 7 6v9h-14z`} fill="var(--ridge-near)" />
          <rect x={x - 2.5} y={y + 1} width="5" height="5" fill="var(--lantern)">
            <animate attributeName="opacity" values="0;0;1" begin="0s" dur={`${begin}s`} fill="freeze" />
          </rect>
        </g>
      ))}
    </>
  )
}

/** レコメンドの仕組み: two lanterns approach until their lights meet. */
export function MeetingPaths() {
  return (
    <>
      <g fill="none" stroke="var(--moon)" strokeWidth="1" strokeDasharray="2 4" opacity=".7">
        <path d="M14 66Q46 36 76 50" />
        <path d="M146 66Q114 36 84 50" />
      </g>
      <circle cx="80" cy="48" r="22" fill="var(--moon)" opacity=".35">
        <animate attributeName="opacity" values="0;0;.35" dur="16s" fill="freeze" />
      </circle>
      <circle cx="72" cy="48" r="7" fill="var(--lantern)">
        <animate attributeName="cx" values="14;72" dur="14s" fill="freeze" />
        <animate attributeName="cy" values="66;42;48" dur="14s" fill="freeze" />
      </circle>
      <circle cx="88" cy="48" r="7" fill="var(--rose)">
        <animate attributeName="cx" values="146;88" dur="14s" fill="freeze" />
        <animate attributeName="cy" values="66;42;48" dur="14s" fill="freeze" />
      </circle>
    </>
  )
}

/** 安全と同意: a shield, a check drawn on it, and a pulsing light. */
export function SafeEvening() {
  return (
    <>
      <circle cx="80" cy="44" r="34" fill="var(--moon)" opacity=".3">
        <animate attributeName="r" values="30;36;30" dur="8s" repeatCount="indefinite" />
      </circle>
      <path
        d="M80 16l24 8v19c0 16-10 26-24 32-14-6-24-16-24-32V24z"
        fill="var(--surface)"
        stroke="var(--lantern)"
        strokeWidth="2"
      />
      <path
        d="M68 45l9 9 16-18"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        pathLength="1"
        strokeDasharray="1"
      >
        <animate attributeName="stroke-dashoffset" values="1;1;0" dur="7s" fill="freeze" />
      </path>
    </>
  )
}

const letters = [
  { x: 26, y: 18, own: false, begin: 2 },
  { x: 74, y: 38, own: true, begin: 8 },
  { x: 26, y: 58, own: false, begin: 14 },
]

/** メッセージのマナー: her message first, his after a pause. */
export function SlowLetters() {
  return letters.map(({ x, y, own, begin }) => (
    <g key={y}>
      <rect x={x} y={y} width="60" height="15" rx="6" fill={own ? 'var(--plum)' : 'var(--surface)'} />
      <rect x={x + 8} y={y + 4.5} width="40" height="2.2" rx="1.1" fill={own ? 'var(--on-plum)' : 'var(--ink-3)'} />
      <rect x={x + 8} y={y + 9} width="26" height="2.2" rx="1.1" fill={own ? 'var(--on-plum)' : 'var(--ink-3)'} />
      <animate attributeName="opacity" values="0;0;1" keyTimes="0;.8;1" dur={`${begin}s`} fill="freeze" />
    </g>
  ))
}

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
