/** レコメンドの仕組み: two lanterns come nearer until their light meets. */
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
