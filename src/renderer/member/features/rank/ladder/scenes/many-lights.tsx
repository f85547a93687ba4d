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
