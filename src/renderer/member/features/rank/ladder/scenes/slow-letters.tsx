const letters = [
  { x: 26, y: 18, own: false, begin: 2 },
  { x: 74, y: 38, own: true, begin: 8 },
  { x: 26, y: 58, own: false, begin: 14 },
]

/** メッセージのマナー: her words first, his after a while, at an easy pace. */
export function SlowLetters() {
  return letters.map(({ x, y, own, begin }) => (
    <g key={y}>
      <rect x={x} y={y} width="60" height="15" rx="6" fill={own ? 'var(--plum)' : 'var(--surface)'} />
      <rect
        x={x + 8}
        y={y + 4.5}
        width="40"
        height="2.2"
        rx="1.1"
        fill={own ? 'var(--on-plum)' : 'var(--ink-3)'}
      />
      <rect
        x={x + 8}
        y={y + 9}
        width="26"
        height="2.2"
        rx="1.1"
        fill={own ? 'var(--on-plum)' : 'var(--ink-3)'}
      />
      <animate attributeName="opacity" values="0;0;1" keyTimes="0;.8;1" dur={`${begin}s`} fill="freeze" />
    </g>
  ))
}
