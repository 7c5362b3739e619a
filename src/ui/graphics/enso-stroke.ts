/**
 * The outline of an ensō, a brush-drawn circle, in a 100 × 100 view box. The stroke starts at the lower left at full
 * width, thins clockwise, and ends in split bristles.
 */

const CENTRE = 50;
const RADIUS = 40.5;
const WIDTH = 8.4;
/** Start angle of the stroke, clockwise from three o'clock. */
const START = radians(118);
/** A closed circle overlaps its own start. */
const FULL_TURN = radians(378);
const STEP = radians(9);
/** Half the width of a line without pressure. */
const THIN = 0.9;
/** How far a pressed part takes to its full width. */
const RISE = radians(10);
/** Strokes shorter than this are thinner: at full width they would be as wide as long. */
const FULL_PRESS = radians(40);
/** Length of the stroke without split bristles. */
const WHOLE = radians(14);
/** Denser points at the start, in degrees, so that the blunt end is round. */
const LANDING = [0, 0.8, 2.2, 4.5].map(radians);

export type Point = readonly [x: number, y: number];

/** A run of dry bristles: from and to are degrees before the end of the stroke, across goes from -1 (inside) to 1. */
interface Bristle {
  readonly from: number;
  readonly to: number;
  readonly across: number;
  readonly thick: number;
}

/** Gaps in the ink. */
const GAPS: readonly Bristle[] = [
  { from: 196, to: 128, across: -0.3, thick: 0.28 },
  { from: 172, to: 96, across: 0.16, thick: 0.34 },
  { from: 118, to: 62, across: 0.5, thick: 0.4 },
  { from: 86, to: 20, across: -0.18, thick: 0.55 },
  { from: 66, to: 4, across: 0.34, thick: 0.75 },
  { from: 52, to: 12, across: -0.55, thick: 0.5 },
  { from: 34, to: -2, across: 0.02, thick: 0.6 },
];

/** Single bristles beyond the end. */
const STRANDS: readonly Bristle[] = [
  { from: 22, to: -9, across: 0.62, thick: 1 },
  { from: 18, to: -5, across: 0.2, thick: 0.9 },
  { from: 16, to: -12, across: -0.2, thick: 0.7 },
  { from: 14, to: -4, across: -0.55, thick: 0.6 },
];

/** The SVG path, to be filled, of the stroke for a fraction of the circle from 0 (empty) to 1 (closed). */
export function ensoStroke(fraction: number): string {
  const share = Math.min(Math.max(fraction, 0), 1);
  if (share === 0) return '';
  const sweep = share * FULL_TURN;
  const bristles = (runs: readonly Bristle[], hole: boolean) =>
    runs.filter((run) => sweep > radians(run.from) + WHOLE).map((run) => crescent(run, sweep, hole));
  return [body(sweep), ...bristles(GAPS, true), ...bristles(STRANDS, false)].join('');
}

/** The SVG path of a stroke that is pressed in the parts that are true, of equal parts, and else a thin line. */
export function pressedStroke(fraction: number, parts: readonly boolean[]): string {
  if (parts.every(Boolean)) return ensoStroke(fraction);
  const part = (fraction * FULL_TURN) / parts.length;
  const pressed = parts.flatMap((isPressed, index) => {
    if (!isPressed || parts[index - 1]) return [];
    const end = parts.indexOf(false, index);
    return [swell(index * part, (end === -1 ? parts.length : end) * part, WIDTH * 0.36)];
  });
  return [swell(0, fraction * FULL_TURN, 0), ...pressed].join('');
}

/** A thin line between two turns, on each side wider by the pressure. */
function swell(from: number, to: number, pressure: number): string {
  const count = Math.max(10, Math.round((2 * (to - from)) / STEP));
  const turns = Array.from({ length: count + 1 }, (_, index) => from + (index / count) * (to - from));
  const rise = Math.min((to - from) / 2, RISE);
  const side = (sign: 1 | -1) =>
    turns.map((turn) => {
      const pressing = Math.sqrt(Math.min(1, Math.max(0, Math.min(turn - from, to - turn) / rise)));
      return polar(turn, middle(turn) + sign * (THIN + pressure * pressing));
    });
  return smooth([...side(1), ...side(-1).reverse()]);
}

function body(sweep: number): string {
  const count = Math.max(6, Math.round(sweep / STEP));
  const steps = Array.from({ length: count }, (_, index) => ((index + 1) / count) * sweep);
  const landing = LANDING.map((turn) => turn * press(sweep)).filter((turn) => turn < sweep / 3);
  const turns = [...landing, ...steps];
  const outer = turns.map((turn) => edge(turn, sweep, 1));
  const inner = turns.map((turn) => edge(turn, sweep, -1)).reverse();
  return smooth([...outer, ...inner]);
}

/** A point of the stroke's outer (1) or inner (-1) edge, with a small ripple. */
function edge(turn: number, sweep: number, side: 1 | -1): Point {
  const ripple = 0.13 * Math.sin(7 * turn + 2 * side) + 0.07 * Math.sin(13 * turn + side);
  return polar(turn, middle(turn) + side * (width(turn, sweep) / 2) + ripple);
}

/** The radius of the stroke's centre line: slightly irregular, ending outside its start. */
function middle(turn: number): number {
  return RADIUS + 0.7 * Math.sin(turn + 0.6) + 0.5 * Math.sin(2 * turn) + 0.22 * turn;
}

/** The stroke's width: full at the start, thinner towards the end, tapering over the last part. */
function width(turn: number, sweep: number): number {
  const pressure = 1.08 - 0.075 * turn + 0.1 * Math.sin(1.7 * turn + 0.4);
  const landed = Math.min(1, (turn + 0.006) / (radians(4.5) * press(sweep)));
  const landing = Math.sqrt(landed) * (1 + 0.14 * Math.exp(-((turn / radians(16)) ** 2)));
  const lift = Math.min(1, (sweep - turn) / Math.min(radians(46), sweep * 0.6));
  return WIDTH * press(sweep) * pressure * landing * (0.16 + 0.84 * lift ** 0.8);
}

function press(sweep: number): number {
  return Math.min(1, sweep / FULL_PRESS);
}

/** A crescent along the stroke: two arcs of different radius between the same points. A hole has reversed winding. */
function crescent({ from, to, across, thick }: Bristle, sweep: number, hole: boolean): string {
  const reach = sweep - radians(from);
  const end = sweep - radians(to);
  const brush = width(reach, sweep) / 2;
  const [x0, y0] = polar(reach, middle(reach) + across * brush);
  const [x1, y1] = polar(end, middle(end) + across * brush * 0.8);
  const half = Math.hypot(x1 - x0, y1 - y0) / 2;
  const rise = half * Math.tan((end - reach) / 4);
  const bend = (offset: number) => round((half ** 2 + (rise + offset) ** 2) / (2 * (rise + offset)));
  const [there, back] = hole ? [bend(-thick / 2), bend(thick / 2)] : [bend(thick / 2), bend(-thick / 2)];
  const [a, b] = [`${round(x0)} ${round(y0)}`, `${round(x1)} ${round(y1)}`];
  return `M${a}A${there} ${there} 0 0 1 ${b}A${back} ${back} 0 0 0 ${a}z`;
}

/** The SVG path of a closed quadratic curve through the midpoints of the polygon's sides, with its corners as control points. */
export function smooth(points: readonly Point[]): string {
  const bends = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return { corner: `${round(x)} ${round(y)}`, through: `${round((x + nextX) / 2)} ${round((y + nextY) / 2)}` };
  });
  return `M${bends.at(-1)?.through}${bends.map(({ corner, through }) => `Q${corner} ${through}`).join('')}z`;
}

function polar(turn: number, radius: number): Point {
  return [CENTRE + radius * Math.cos(START + turn), CENTRE + radius * Math.sin(START + turn)];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
