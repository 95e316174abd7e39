// Draws the map of Europe for La Fureur de Dracula: coasts and countries of Natural Earth (public domain, by
// world-atlas), projected, simplified and dissolved into the game's seven regions; our own sea zones; the roads
// and railways of the board as curves that keep clear of other cities; and labels that do not overlap.
// Run by `npm run map`; the outcome is src/tables/dracula/map.json, which is committed.

import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { geoConicConformal, geoContains, geoGraticule, geoPath } from "d3-geo";
import polygonClipping from "polygon-clipping";
import { merge } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import { runnerImport } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const game = join(here, "../../src/nocturne");
const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const board = read(join(game, "dracula/data/board.json"));
const { TITLE, titleLines } = (await runnerImport(join(here, "../src/tables/dracula/titles.ts"))).module;
const world = read(join(here, "../node_modules/world-atlas/countries-50m.json"));

const WIDTH = 1600;
const HEIGHT = 1180;

// -- projection: the board from the Atlantic to the Black Sea, from Scotland to Sicily

const frame = {
  type: "MultiPoint",
  coordinates: [[-12.9, 43.5], [-10.2, 36.2], [-11.0, 57.0], [3, 57.5], [20, 57.2], [32.1, 44.0], [30.0, 36.6], [15, 36.1]],
};
const projection = geoConicConformal().parallels([39, 54]).rotate([-10, 0]).fitExtent(
  [[10, 10], [WIDTH - 10, HEIGHT - 10]],
  frame,
);
projection.clipExtent([[-60, -60], [WIDTH + 60, HEIGHT + 60]]);
const point = ([lon, lat]) => projection([lon, lat]);

/** Rounds the numbers of a path and writes it with relative steps, which are shorter. */
function compact(path) {
  if (!path) return "";
  let out = "";
  for (const ring of path.split("M").filter(Boolean)) {
    const points = ring.replace("Z", "").split("L").map((pair) => pair.split(",").map((n) => Math.round(Number(n) * 10)));
    let [x, y] = points[0];
    out += `M${x / 10} ${y / 10}l`;
    const steps = [];
    for (const [px, py] of points.slice(1)) {
      if (px === x && py === y) continue;
      steps.push(`${(px - x) / 10} ${(py - y) / 10}`);
      [x, y] = [px, py];
    }
    out += steps.join(" ").replaceAll(" -", "-") + (ring.endsWith("Z") ? "z" : "");
  }
  return out.replace(/(?<!\d)0\./g, ".");
}

// -- land and regions

const REGIONS = {
  great_britain: ["United Kingdom", "Ireland", "Isle of Man"],
  iberian_peninsula: ["Spain", "Portugal", "Andorra"],
  france_benelux: ["France", "Belgium", "Luxembourg", "Monaco"],
  germanic_empire: ["Germany", "Netherlands"],
  italy: ["Italy", "Switzerland", "San Marino", "Vatican", "Liechtenstein"],
  austro_hungarian_empire: ["Austria", "Czechia", "Slovakia", "Hungary", "Slovenia", "Croatia", "Bosnia and Herz.", "Serbia"],
  balkans: ["Bulgaria", "Greece", "Albania", "Macedonia", "Montenegro", "Kosovo"],
};
/** West of this line along the mountains Romania is the empire's; the castle lies east of it. */
const TRANSYLVANIA = [[[24.45, 49], [24.55, 47.9], [24.75, 47.3], [24.35, 46.6], [24.5, 45.95], [24.1, 45.55], [23.4, 45.35], [22.85, 45.25], [22.5, 44.95], [22.45, 44.3], [19, 44], [19, 49], [24.45, 49]]];

const simple = simplify(presimplify(world), 0.0022);
const countries = simple.objects.countries.geometries;
const named = (names) => countries.filter((country) => names.includes(country.properties.name));
for (const names of Object.values(REGIONS))
  for (const name of names) if (!named([name]).length) throw new Error(`no country is called ${name}`);

const path = geoPath(projection);
const romania = merge(simple, named(["Romania"])).coordinates;
const western = polygonClipping.intersection(romania, [TRANSYLVANIA]);
const eastern = polygonClipping.difference(romania, [TRANSYLVANIA]);
/** d3 wants rings the other way round than polygon-clipping gives them. */
const turned = (polygons) => polygons.map((polygon) => polygon.map((ring) => [...ring].reverse()));

/** Leaves out islets that would be but a dot. */
function withoutIslets(coordinates, least) {
  return coordinates.filter((polygon) => Math.abs(path.area({ type: "Polygon", coordinates: polygon })) >= least);
}

const regions = {};
const shapes = {};
for (const id of board.regions) {
  let coordinates = merge(simple, named(REGIONS[id])).coordinates;
  if (id === "austro_hungarian_empire") coordinates = turned(polygonClipping.union(coordinates, western));
  if (id === "balkans") coordinates = turned(polygonClipping.union(coordinates, eastern));
  shapes[id] = { type: "MultiPolygon", coordinates: withoutIslets(coordinates, 14) };
  regions[id] = compact(path(shapes[id]));
}
const played = new Set([...Object.values(REGIONS).flat(), "Romania"]);
const foreign = merge(simple, countries.filter((country) => !played.has(country.properties.name)));
foreign.coordinates = withoutIslets(foreign.coordinates, 14);
const land = compact(path(foreign));

// -- sea zones: drawn under the land, so that only their borders at sea matter

const SEAS = {
  north_sea: [[-3.6, 58.5], [-4.2, 63], [-4.2, 68], [12, 68], [10.5, 63], [8.4, 58.9], [7.4, 58.1], [8.6, 57.1], [9.3, 55], [9, 53], [4, 51], [1.75, 50.9], [1.3, 51.15], [0, 52], [-1, 54], [-3, 56], [-4, 57.5]],
  english_channel: [[1.3, 51.15], [1.75, 50.9], [2.5, 50], [0, 49], [-2, 48.2], [-4.75, 48.4], [-5.7, 50.1], [-4, 51], [-1, 51.2]],
  irish_sea: [[-7.9, 51.9], [-5.7, 50.1], [-3, 51], [-2, 54], [-4.5, 56], [-5.75, 55.45], [-6.5, 55.1], [-7.5, 53]],
  north_atlantic: [[-4.2, 68], [-4.2, 63], [-3.6, 58.5], [-4.5, 57], [-4.5, 56], [-5.75, 55.45], [-6.5, 55.1], [-7.5, 53], [-7.9, 51.9], [-5.7, 50.1], [-4.75, 48.4], [-2, 47.5], [0, 45], [-1.2, 43.3], [-2.3, 43.3], [-4.2, 44.6], [-8, 45.4], [-14, 45.8], [-30, 45.8], [-30, 68]],
  south_atlantic: [[-30, 45.8], [-14, 45.8], [-8, 45.4], [-4.2, 44.6], [-2.3, 43.3], [-5, 42], [-5, 37], [-5.6, 36.2], [-5.7, 35.6], [-7, 33], [-12, 28], [-30, 28]],
  mediterranean_sea: [[-5.6, 36.2], [-2, 38], [-1, 41], [3, 43.9], [6, 44.2], [7.6, 43.9], [8.2, 43.2], [8.9, 42.5], [9.1, 41.6], [9.1, 40], [9.0, 39.2], [9.3, 38.2], [10.0, 37], [8, 33], [0, 32], [-7, 33], [-5.7, 35.6]],
  tyrrhenian_sea: [[7.6, 43.9], [9, 45], [11, 43.7], [13, 41.8], [16.2, 40], [15.9, 38.4], [15.62, 38.15], [14, 37.6], [12.6, 37.7], [11.05, 36.95], [10.0, 37], [9.3, 38.2], [9.0, 39.2], [9.1, 40], [9.1, 41.6], [8.9, 42.5], [8.2, 43.2]],
  adriatic_sea: [[18.4, 39.85], [20.05, 39.7], [20.5, 41], [19.5, 43], [15, 46], [12, 46.2], [12, 44], [13.5, 42], [15.6, 40.6], [17.8, 40.5]],
  ionian_sea: [[11.05, 36.95], [12.6, 37.7], [14, 37.6], [15.62, 38.15], [15.9, 38.4], [16.2, 40], [16.8, 40.9], [17.8, 40.5], [18.4, 39.85], [20.05, 39.7], [20.5, 41], [24, 41.6], [27, 41.0], [28.6, 40.6], [29.4, 40.2], [31, 38], [42, 38], [42, 26], [8, 26], [8, 33], [10.0, 37]],
  black_sea: [[28.6, 40.6], [27, 41.0], [26.5, 44], [29, 47.4], [35, 48], [46, 48], [46, 38], [31, 38], [29.4, 40.2]],
};
/** Where the mark of a sea zone stands, when the middle of its water is a better place than the board's. */
const SEA_MARKS = {
  north_sea: [3.2, 55.5],
  irish_sea: [-5.85, 52.3],
  english_channel: [-3.3, 49.62],
  north_atlantic: [-9.6, 48.7],
  south_atlantic: [-10.2, 42.6],
  mediterranean_sea: [5.4, 39.6],
  tyrrhenian_sea: [12.0, 39.75],
  adriatic_sea: [15.75, 42.95],
  ionian_sea: [19.0, 37.2],
  black_sea: [30.6, 43.15],
};
/** Beside its mark rather than below, where the water is narrow. */
const SEA_LABELS = { irish_sea: { x: 4, y: 29, anchor: "end" } };
/** Cities that would touch stand a little apart. */
const NUDGES = { liverpool: [-13, -4], manchester: [14, 2], dublin: [-4, -4], cagliari: [0, -4], swansea: [0, -2], genoa: [0, 3] };

const round = (n) => Math.round(n * 10) / 10;
const spot = {};
for (const place of board.places) {
  const [x, y] = point(SEA_MARKS[place.id] ?? [place.lon, place.lat]);
  const [dx, dy] = NUDGES[place.id] ?? [0, 0];
  spot[place.id] = { x: round(x + dx), y: round(y + dy) };
}

const seas = {};
for (const [id, ring] of Object.entries(SEAS)) {
  // Straight lines on the projected plane, cut a little beyond the frame of the picture.
  const clamped = ring.map((at) => point(at)).map(([x, y]) => [Math.min(Math.max(x, -400), WIDTH + 400), Math.min(Math.max(y, -400), HEIGHT + 400)]);
  seas[id] = `M${clamped.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}z`;
}

// -- roads and railways

const cities = board.places.filter((place) => place.kind !== "sea");
const BENDS = [0, 0.06, -0.06, 0.11, -0.11, 0.17, -0.17, 0.24, -0.24, 0.32, -0.32];

function curve(a, b, bend) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return { x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend };
}
function along(a, c, b, t) {
  const u = 1 - t;
  return { x: u * u * a.x + 2 * u * t * c.x + t * t * b.x, y: u * u * a.y + 2 * u * t * c.y + t * t * b.y };
}
function sampled(a, c, b) {
  return Array.from({ length: 21 }, (_, i) => along(a, c, b, i / 20));
}
const apart = (p, q) => Math.hypot(p.x - q.x, p.y - q.y);

const links = [];
const drawn = [];
function link(kind, [from, to]) {
  const [a, b] = [spot[from], spot[to]];
  const bent = board.bends.find(({ road }) => kind === "road" && road.includes(from) && road.includes(to));
  if (bent) {
    const [[lat, lon]] = bent.through;
    const [px, py] = point([lon, lat]);
    const middle = { x: round(2 * px - (a.x + b.x) / 2), y: round(2 * py - (a.y + b.y) / 2) };
    return add(kind, from, to, a, middle, b);
  }
  let best = null;
  for (const bend of BENDS) {
    const middle = curve(a, b, bend);
    const points = sampled(a, middle, b);
    let cost = Math.abs(bend) * 120;
    for (const city of cities) {
      if (city.id === from || city.id === to) continue;
      const nearest = Math.min(...points.map((p) => apart(p, spot[city.id])));
      if (nearest < 38) cost += (38 - nearest) * 6;
    }
    for (const other of drawn) {
      const same = new Set([from, to, other.from, other.to]).size;
      const inner = points.slice(4, 17);
      const near = inner.filter((p) => other.points.some((q) => apart(p, q) < 9)).length;
      if (same === 2) cost += near * 22;
      else if (near > 2) cost += near * 3;
    }
    if (best === null || cost < best.cost) best = { cost, middle };
  }
  add(kind, from, to, a, best.middle, b);
}
function add(kind, from, to, a, c, b) {
  drawn.push({ from, to, points: sampled(a, c, b) });
  const middle = along(a, c, b, 0.5);
  links.push({
    kind,
    a: from,
    b: to,
    path: `M${a.x} ${a.y}Q${Math.round(c.x)} ${Math.round(c.y)} ${b.x} ${b.y}`,
    x: Math.round(middle.x),
    y: Math.round(middle.y),
  });
}
for (const pair of board.roads) link("road", pair);
for (const pair of board.white_railways) link("white", pair);
for (const pair of board.yellow_railways) link("yellow", pair);

// -- labels: the longer of the two languages decides, so that one place serves both

const SIZE = 25;
function words(lang) {
  const text = readFileSync(join(game, `locale/${lang}/dracula-names.ftl`), "utf8");
  const found = {};
  for (const [, id, name] of text.matchAll(/^dracula-(?:city|sea)-(\w+) = (.+)$/gm)) found[id] = name;
  return found;
}
const names = [words("en"), words("fr")];
const wide = (id) => Math.max(...names.map((known) => known[id].length)) * SIZE * 0.46 + 4;

const boxes = [];
for (const city of cities) {
  const { x, y } = spot[city.id];
  boxes.push({ id: city.id, left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 });
}
for (const place of board.places.filter((one) => one.kind === "sea")) {
  const { x, y } = spot[place.id];
  const half = wide(place.id) / 2;
  boxes.push({ id: place.id, left: x - half, right: x + half, top: y - 16, bottom: y + 42 });
}
const CANDIDATES = [];
for (const [distance, cost] of [[19, 0], [25, 6], [33, 14]])
  for (const [dx, dy, anchor, extra] of [
    [1, 0, "start", 0], [-1, 0, "end", 1], [0, -1, "middle", 1], [0, 1, "middle", 1],
    [0.75, -0.75, "start", 2], [0.75, 0.75, "start", 2], [-0.75, -0.75, "end", 3], [-0.75, 0.75, "end", 3],
  ]) CANDIDATES.push({ dx: dx * distance, dy: dy * (distance + 3), anchor, cost: cost + extra });

function boxOf(id, candidate) {
  const width = wide(id);
  const x = spot[id].x + candidate.dx;
  const y = spot[id].y + candidate.dy;
  const left = candidate.anchor === "start" ? x : candidate.anchor === "end" ? x - width : x - width / 2;
  return { id, left, right: left + width, top: y - SIZE * 0.56, bottom: y + SIZE * 0.5 };
}
function overlap(one, other) {
  const w = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const h = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return w > 0 && h > 0 ? w * h : 0;
}
const lines = drawn.flatMap(({ points }) => points);
function crossing(box) {
  return lines.filter((p) => p.x > box.left && p.x < box.right && p.y > box.top && p.y < box.bottom).length;
}
const chosen = new Map(cities.map((city) => [city.id, null]));
const standing = new Map();
for (const city of cities)
  standing.set(city.id, CANDIDATES.map((candidate) => {
    const box = boxOf(city.id, candidate);
    let cost = candidate.cost + crossing(box) * 1.6;
    if (box.left < 6 || box.right > WIDTH - 6) cost += 1000;
    for (const fixed of boxes) if (fixed.id !== city.id) cost += overlap(box, fixed) * 2;
    return { candidate, box, cost };
  }));
// Each label in turn takes its best place given the others, until none moves any more.
for (let turn = 0, moved = true; moved && turn < 40; turn++) {
  moved = false;
  for (const { id } of cities) {
    let best = null;
    for (const option of standing.get(id)) {
      let cost = option.cost;
      for (const [other, taken] of chosen) if (other !== id && taken) cost += overlap(option.box, taken.box) * 3;
      if (best === null || cost < best.cost) best = { ...option, cost };
    }
    if (chosen.get(id)?.candidate !== best.candidate) moved = true;
    chosen.set(id, best);
  }
}
let touching = 0;
const placed = [...chosen.values()];
for (let i = 0; i < placed.length; i++)
  for (let j = i + 1; j < placed.length; j++) if (overlap(placed[i].box, placed[j].box) > 0) touching++;

const places = {};
for (const place of board.places) {
  const label = chosen.get(place.id)?.candidate;
  places[place.id] = label
    ? { ...spot[place.id], label: { x: Math.round(label.dx), y: Math.round(label.dy), anchor: label.anchor } }
    : { ...spot[place.id], label: SEA_LABELS[place.id] ?? { x: 0, y: 29, anchor: "middle" } };
}

// -- the names of the regions: above the roads, clear of cities and their names, inside their region where possible

/** About where each is looked for, and in how many lines. */
const TITLES = {
  great_britain: [-4.3, 56.9, 2], iberian_peninsula: [-5.2, 41.6, 2], france_benelux: [1.2, 46.7, 2],
  germanic_empire: [9.4, 52.15, 2], italy: [14.2, 42.35, 1], austro_hungarian_empire: [17.6, 47.15, 3], balkans: [22.7, 41.5, 1],
};
const regionNames = ["en", "fr"].map((lang) => {
  const text = readFileSync(join(game, `locale/${lang}/dracula-names.ftl`), "utf8");
  return Object.fromEntries([...text.matchAll(/^dracula-region-(\w+) = (.+)$/gm)].map(([, id, name]) => [id, name]));
});
const inside = (id, at) => geoContains(shapes[id], projection.invert(at));
const taken = [...boxes, ...[...chosen.values()].map(({ box }) => box)];
const titles = {};
for (const [id, [lon, lat, most]] of Object.entries(TITLES)) {
  const all = regionNames.map((known) => titleLines(known[id], most));
  const half = (Math.max(...all.flat().map((line) => line.length)) * TITLE.letter) / 2;
  const tall = (Math.max(...all.map((lines) => lines.length)) * TITLE.step) / 2;
  const [nearX, nearY] = point([lon, lat]);
  let best = null;
  for (let x = Math.round(nearX) - 240; x <= nearX + 240; x += 4)
    for (let y = Math.round(nearY) - 200; y <= nearY + 200; y += 4) {
      const box = { left: x - half, right: x + half, top: y - tall, bottom: y + tall };
      if (box.left < 8 || box.right > WIDTH - 8 || box.top < 8 || box.bottom > HEIGHT - 8) continue;
      let cost = Math.hypot(x - nearX, y - nearY) * 0.4 + crossing(box) * 2;
      for (const other of taken) cost += overlap(box, other) * 4;
      for (const cx of [box.left, (box.left + x) / 2, x, (box.right + x) / 2, box.right])
        for (const cy of [box.top, y, box.bottom]) if (!inside(id, [cx, cy])) cost += 90;
      if (best === null || cost < best.cost) best = { x, y, cost, box };
    }
  taken.push(best.box);
  const hidden = taken.filter((other) => other !== best.box && overlap(best.box, other) > 0).map((other) => other.id ?? "a title");
  titles[id] = { x: best.x, y: best.y, lines: most };
  if (hidden.length) console.log(`the name of ${id} lies over ${hidden.join(", ")}`);
}

const graticule = compact(path(geoGraticule().extent([[-40, 20], [60, 70]]).step([5, 5]).precision(5)()));
const map = { width: WIDTH, height: HEIGHT, graticule, land, regions, titles, seas, places, links };
const target = join(here, "../src/tables/dracula/map.json");
writeFileSync(target, `${JSON.stringify(map)}\n`);
console.log(`${target}: ${links.length} links, ${cities.length} labels, ${touching} of them touching`);
