import { dusk, line, Moon, night, type SceneProps, Sky, Stars } from './scene-parts.tsx'

/** A cat before the moon, seen from behind. */
export function Cat({ glow }: SceneProps) {
  return (
    <>
      <Sky {...night} />
      <Moon x={58} y={42} size={21} glow={glow} />
      <Stars d="M84 26h0M89 52h0M28 34h0M34 62h0" />
      <path d="M0 0H20Q15 50 22 100H0Z" fill="var(--hill)" />
      <path {...line} d="M9 0Q5 50 11 100" stroke="var(--ridge-near)" strokeWidth="1.2" opacity=".5" />
      <path
        d="M36 42l1-17 9 7h11l9-7 1 17q2 8-4 13 12 12 12 27v18H29V82q0-16 11-27-6-5-4-13Z"
        fill="var(--ridge-near)"
      />
      <path {...line} d="M64 36q5 8 1 16M72 66q5 9 4 18" stroke="var(--moon)" strokeWidth="1.4" opacity=".75" />
      <path d="M0 86H100V100H0Z" fill="var(--ridge)" />
    </>
  )
}

/** A snowy peak under the moon. */
export function Mountains({ glow }: SceneProps) {
  return (
    <>
      <Sky {...dusk} />
      <Moon x={70} y={34} size={9} glow={glow} />
      <path d="M-6 82 34 36 66 72 82 58 110 84V104H-6Z" fill="var(--ridge)" opacity=".8" />
      <path d="M34 36 44 48 37 46 32 52 25 46Z" fill="var(--moon)" opacity=".85" />
      <path d="M-4 84Q36 66 62 80T104 78V104H-4Z" fill="var(--ridge-near)" />
      <path d="M20 84 27 58 34 84ZM38 82 44 62 50 82Z" fill="var(--ridge-near)" />
    </>
  )
}

/** A boat in the path of the moon. */
export function Sea({ glow }: SceneProps) {
  return (
    <>
      <Sky {...night} />
      <Moon x={50} y={36} size={12} glow={glow} />
      <Stars d="M16 28h0M28 44h0M82 30h0M76 48h0" />
      <path d="M0 58H100V100H0Z" fill="var(--ridge)" />
      <path
        {...line}
        d="M38 63H62M42 69H58M34 76H66M44 83H56M40 90H60"
        stroke="var(--moon)"
        strokeWidth="1.8"
        opacity=".7"
      />
      <path d="M66 56H88Q86 64 80 64H72Q68 64 66 56ZM76 36 86 54H76Z" fill="var(--ridge-near)" />
    </>
  )
}

/** Steps up to a street lamp. */
export function Steps({ glow }: SceneProps) {
  return (
    <>
      <Sky {...night} />
      <Stars d="M62 30h0M84 34h0M58 50h0" />
      <circle cx="28" cy="46" r="30" fill={glow} />
      <path {...line} d="M28 52V90" stroke="var(--ridge-near)" strokeWidth="3" />
      <path d="M22 40H34L32 52H24ZM20 40 28 33 36 40Z" fill="var(--lantern)" />
      <path d="M100 44H86V54H72V64H58V74H44V84H30V94H16V100H100Z" fill="var(--ridge)" />
      <path
        {...line}
        d="M86 45.500H100M72 55.500H85M58 65.500H71M44 75.500H57M30 85.500H43"
        stroke="var(--sky-mid)"
        strokeWidth="1.4"
        opacity=".8"
      />
    </>
  )
}

/** A bridge with a lantern over the water. */
export function Bridge({ glow }: SceneProps) {
  return (
    <>
      <Sky {...dusk} />
      <Moon x={66} y={30} size={9} glow={glow} />
      <path d="M0 60Q30 44 62 58T100 52V70H0Z" fill="var(--ridge)" opacity=".75" />
      <path d="M0 70H100V100H0Z" fill="var(--sky-high)" />
      <path d="M4 72Q50 30 96 72H88Q50 42 12 72Z" fill="var(--ridge-near)" />
      <path
        {...line}
        d="M8 62Q50 22 92 62M22 52V46M36 43V36M50 40V33M64 43V36M78 52V46"
        stroke="var(--ridge-near)"
        strokeWidth="2"
      />
      <circle cx="50" cy="29" r="13" fill={glow} />
      <circle cx="50" cy="29" r="3" fill="var(--lantern)" />
      <path {...line} d="M14 80H40M56 86H84M26 92H50" stroke="var(--moon)" strokeWidth="1.5" opacity=".4" />
    </>
  )
}

/** Lit windows of a town. */
export function Town({ glow }: SceneProps) {
  return (
    <>
      <Sky {...dusk} />
      <Moon x={30} y={32} size={9} glow={glow} />
      <path d="M0 62 14 50 28 62V50L46 36 64 50V58L80 46 100 60V100H0Z" fill="var(--ridge)" />
      <path d="M0 82 18 68 36 82V76L56 60 76 76V82L90 72 104 82V100H0Z" fill="var(--ridge-near)" />
      <path
        d="M41 52h4v5h-4ZM48 52h4v5h-4ZM76 58h4v5h-4ZM11 60h4v5h-4ZM50 76h5v6h-5ZM58 76h5v6h-5ZM14 82h5v6h-5ZM86 82h5v6h-5Z"
        fill="var(--lantern)"
      />
    </>
  )
}
