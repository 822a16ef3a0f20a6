import { encode } from "uqr";

/** Draws a text so that a camera reads it: dark on light in both themes, because some apps read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <title>{label}</title>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
      <path d={dark.join("")} fill="black" />
    </svg>
  );
}
