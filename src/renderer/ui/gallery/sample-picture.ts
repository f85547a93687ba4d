/** An evening landscape as a data address, like the pictures of the seeded members; `seed` picks the colours. */
export function samplePicture(seed: number): string {
  const r = (n: number) => {
    const x = Math.sin(seed * 99.13 + n * 17.7) * 43_758.5453
    return x - Math.floor(x)
  }
  const hue = [335, 300, 270, 20, 355, 245][Math.floor(r(1) * 6)] ?? 335
  const second = (hue + 40 + r(2) * 50) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="oklch(${38 + r(3) * 14}% .09 ${hue})"/><stop offset=".62" stop-color="oklch(${66 + r(4) * 8}% .1 ${second})"/><stop offset="1" stop-color="oklch(84% .09 75)"/></linearGradient></defs><rect width="100" height="100" fill="url(#g)"/><circle cx="${24 + r(5) * 52}" cy="${22 + r(6) * 24}" r="${8 + r(7) * 6}" fill="oklch(93% .06 85)" opacity=".95"/><path d="M-5 ${70 + r(8) * 8}Q${18 + r(9) * 18} ${48 + r(10) * 10} 50 ${70 + r(11) * 5}T105 ${62 + r(12) * 8}V105H-5Z" fill="oklch(36% .07 ${hue})" opacity=".78"/><path d="M-5 ${84 + r(13) * 5}Q${32 + r(14) * 16} ${70 + r(15) * 8} 62 84T105 80V105H-5Z" fill="oklch(25% .055 ${hue})"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
