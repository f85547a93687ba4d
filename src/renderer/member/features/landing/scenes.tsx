import { EveningSky } from '../../../ui/brand/scenes.tsx'

/** Decorative evening scene behind the product's name: sky, moon, two ridges and a lit window. */
export function EveningScene({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 390 352" preserveAspectRatio="xMidYMax slice" aria-hidden className={className}>
      <EveningSky width={390} height={352} />
      <circle cx="268" cy="104" r="38" fill="var(--moon)" opacity=".95" />
      <path d="M-10 236Q70 168 176 228T400 206V352H-10Z" fill="var(--ridge)" opacity=".78" />
      <path d="M-10 296Q120 244 236 292T400 282V352H-10Z" fill="var(--ridge-near)" />
    </svg>
  )
}

/** Dots of two sizes: the caps of lines without a length. */
const largeStars = 'M88 62h0M352 108h0M604 66h0M1150 52h0M1342 168h0M470 232h0'
const smallStars =
  'M176 138h0M262 44h0M438 30h0M520 152h0M688 118h0M742 34h0M1212 132h0M1288 78h0M1396 40h0M214 214h0M812 88h0M1250 226h0'

/** Houses across the water. */
const houses = [
  { x: 640, height: 22 },
  { x: 672, height: 30 },
  { x: 716, height: 20 },
  { x: 748, height: 26 },
  { x: 1262, height: 26 },
  { x: 1300, height: 20 },
  { x: 1332, height: 32 },
  { x: 1378, height: 24 },
  { x: 1412, height: 20 },
]

/** Lanterns of the bridge. */
const lanterns = [
  { x: 880, y: 352 },
  { x: 1040, y: 306 },
  { x: 1200, y: 352 },
]

/** Decorative wide evening scene: a town across the water, a bridge with lanterns, and the moon. */
export function WideScene({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 1440 580" preserveAspectRatio="xMaxYMax slice" aria-hidden className={className}>
      <defs>
        <linearGradient id="wide-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset=".72" stopColor="var(--sky-mid)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id="wide-water" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-mid)" />
          <stop offset="1" stopColor="var(--ridge-near)" />
        </linearGradient>
        <radialGradient id="wide-glow">
          <stop offset="0" stopColor="var(--moon)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--moon)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1440" height="580" fill="url(#wide-sky)" />
      <g stroke="var(--moon)" strokeLinecap="round" opacity=".7">
        <path d={largeStars} strokeWidth="3.6" />
        <path d={smallStars} strokeWidth="2.4" />
      </g>
      <circle cx="1030" cy="176" r="240" fill="url(#wide-glow)" />
      <circle cx="1030" cy="176" r="76" fill="var(--moon)" />
      <path d="M0 372Q250 246 520 352T1010 292T1440 336V462H0Z" fill="var(--ridge)" opacity=".55" />
      <path d="M0 424Q330 330 700 424T1440 390V466H0Z" fill="var(--ridge)" />
      {houses.map(({ x, height }) => (
        <g key={x}>
          <path d={`M${x} 464v${-height}l14-12 14 12v${height}z`} fill="var(--ridge-near)" />
          <rect x={x + 10} y={464 - height + 5} width="7" height="7" rx="1" fill="var(--sky-low)" />
        </g>
      ))}
      <rect y="462" width="1440" height="118" fill="url(#wide-water)" />
      <path
        d="M120 492h190M380 512h120M560 488h150M640 534h110M1010 548h170M1240 496h130M300 544h90"
        stroke="var(--moon)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".22"
      />
      <path d="M800 464q240-196 480 0h-34q-206-150-412 0z" fill="var(--ridge-near)" />
      <path
        d="M806 438q234-186 468 0M860 398v34M930 352v32M1000 330v30M1080 330v30M1150 352v32M1220 398v34"
        fill="none"
        stroke="var(--ridge-near)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M930 462v60M1150 462v60" stroke="var(--ridge-near)" strokeWidth="10" opacity=".5" />
      {lanterns.map(({ x, y }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="44" fill="url(#wide-glow)" />
          <circle cx={x} cy={y} r="9" fill="var(--sky-low)" />
          <path d={`M${x} ${y + 9}v32`} stroke="var(--ridge-near)" strokeWidth="4" />
        </g>
      ))}
      <path d="M0 534Q210 486 430 552T760 580H0Z" fill="var(--ridge-near)" />
      <path d="M1180 580Q1310 504 1440 516V580Z" fill="var(--ridge-near)" />
    </svg>
  )
}
