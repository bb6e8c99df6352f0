import { jasminePath } from "#app/ui/hero/jasmine.ts";

/** An open arch with two leaves: the application was sent. Opens once, by CSS alone. */
export function OpenArch() {
  return (
    <svg className="open-arch" viewBox="0 0 220 222" aria-hidden="true">
      <path className="dawn" d={opening} />
      <g className="open-arch-view">
        <path className="way" d="M110 206 64 206 92 140h36l28 66Z" />
        <g transform="translate(110 104)">
          <path className="flower" d={flower} />
          <circle className="heart" r="3" />
        </g>
      </g>
      <clipPath id="open-arch-clip">
        <path d={opening} />
      </clipPath>
      <g clipPath="url(#open-arch-clip)">
        <g className="leaf-a">
          <path d="M50 206V110a60 60 0 0 1 60-60V206Z" />
          <path className="panels" d="M62 112h36v34h-36ZM62 156h36v38h-36Z" />
        </g>
        <g className="leaf-b">
          <path d="M170 206V110a60 60 0 0 0-60-60V206Z" />
          <path className="panels" d="M122 112h36v34h-36ZM122 156h36v38h-36Z" />
        </g>
      </g>
      <g className="arch-border">
        <path className="a" d={petrolBorder} />
        <path className="b" d={limeBorder} />
        <path className="key" d={keystone} />
      </g>
      <path className="b" d="M18 206h184v9H18Z" />
      <path className="foot-line" d="M18 214h184v2H18Z" />
    </svg>
  );
}

const opening = "M50 206V110a60 60 0 0 1 120 0v96Z";
const flower = jasminePath(22, 13);
const petrolBorder = [
  "M190.0 110.0A80.0 80.0 0 0 0 186.8 87.5L167.6 93.1A60.0 60.0 0 0 1 170.0 110.0Z",
  "M177.3 66.7A80.0 80.0 0 0 0 162.4 49.5L149.3 64.7A60.0 60.0 0 0 1 160.5 77.6Z",
  "M143.2 37.2A80.0 80.0 0 0 0 121.4 30.8L118.5 50.6A60.0 60.0 0 0 1 134.9 55.4Z",
  "M98.6 30.8A80.0 80.0 0 0 0 76.8 37.2L85.1 55.4A60.0 60.0 0 0 1 101.5 50.6Z",
  "M57.6 49.5A80.0 80.0 0 0 0 42.7 66.7L59.5 77.6A60.0 60.0 0 0 1 70.7 64.7Z",
  "M33.2 87.5A80.0 80.0 0 0 0 30.0 110.0L50.0 110.0A60.0 60.0 0 0 1 52.4 93.1Z",
  "M30 134h20v24h-20Z",
  "M30 182h20v24h-20Z",
  "M170 134h20v24h-20Z",
  "M170 182h20v24h-20Z",
].join("");
const limeBorder = [
  "M186.8 87.5A80.0 80.0 0 0 0 177.3 66.7L160.5 77.6A60.0 60.0 0 0 1 167.6 93.1Z",
  "M162.4 49.5A80.0 80.0 0 0 0 143.2 37.2L134.9 55.4A60.0 60.0 0 0 1 149.3 64.7Z",
  "M76.8 37.2A80.0 80.0 0 0 0 57.6 49.5L70.7 64.7A60.0 60.0 0 0 1 85.1 55.4Z",
  "M42.7 66.7A80.0 80.0 0 0 0 33.2 87.5L52.4 93.1A60.0 60.0 0 0 1 59.5 77.6Z",
  "M30 110h20v24h-20Z",
  "M30 158h20v24h-20Z",
  "M170 110h20v24h-20Z",
  "M170 158h20v24h-20Z",
].join("");
const keystone = "M121.8 28.0A82.9 82.9 0 0 0 98.2 28.0L101.6 51.8A58.8 58.8 0 0 1 118.4 51.8Z";
