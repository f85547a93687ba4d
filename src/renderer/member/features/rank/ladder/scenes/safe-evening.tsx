/** 安全と同意: a shield, a check drawn on it, and a light that breathes. */
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
