type Point = readonly [longitude: number, latitude: number];

/*
 * Corners that neighbours share, in degrees and rounded: good for a map as small as a stamp, where a
 * governorate is to be known by its place among the others.
 */
const turkeyAtSea: Point = [35.92, 35.92];
const latakiaIdlibTurkey: Point = [36.22, 35.85];
const latakiaIdlibHama: Point = [36.25, 35.6];
const latakiaTartusHama: Point = [36.2, 35.2];
const latakiaTartusSea: Point = [35.93, 35.2];
const tartusHamaHoms: Point = [36.35, 34.95];
const tartusHomsLebanon: Point = [36.35, 34.63];
const idlibAleppoTurkey: Point = [36.68, 36.25];
const idlibAleppoHama: Point = [37.1, 35.45];
const aleppoHamaRaqqa: Point = [37.7, 35.45];
const hamaRaqqaHoms: Point = [38.3, 35.1];
const raqqaHomsDeir: Point = [38.9, 35.1];
const homsDeirIraq: Point = [40.6, 34.2];
const homsRifLebanon: Point = [36.55, 34.2];
const homsRifIraq: Point = [38.8, 33.38];
const aleppoRaqqaTurkey: Point = [38.7, 36.71];
const raqqaHasakahTurkey: Point = [39.5, 36.7];
const raqqaHasakahDeir: Point = [39.7, 35.85];
const hasakahDeirIraq: Point = [41.36, 35.62];
const rifQuneitraLebanon: Point = [35.9, 33.37];
const rifQuneitraDaraa: Point = [36, 33.17];
const rifDaraaSuwayda: Point = [36.4, 33.12];
const rifSuwaydaJordan: Point = [37.45, 32.68];
const daraaSuwaydaJordan: Point = [36.38, 32.38];
const daraaQuneitraJordan: Point = [35.8, 32.73];

/** The governorates' outlines by the last part of their ids; Damascus is a point within Rif Dimashq. */
export const governorateOutlines: Readonly<Record<string, readonly Point[]>> = {
  latakia: [
    turkeyAtSea,
    latakiaIdlibTurkey,
    latakiaIdlibHama,
    latakiaTartusHama,
    latakiaTartusSea,
    [35.75, 35.55],
  ],
  tartus: [
    latakiaTartusSea,
    latakiaTartusHama,
    tartusHamaHoms,
    tartusHomsLebanon,
    [35.98, 34.64],
    [35.87, 34.9],
  ],
  idlib: [
    latakiaIdlibTurkey,
    [36.38, 36.03],
    idlibAleppoTurkey,
    [36.9, 36.05],
    [36.95, 35.75],
    idlibAleppoHama,
    [36.7, 35.42],
    latakiaIdlibHama,
  ],
  hama: [
    latakiaIdlibHama,
    [36.7, 35.42],
    idlibAleppoHama,
    aleppoHamaRaqqa,
    hamaRaqqaHoms,
    [37.5, 34.9],
    tartusHamaHoms,
    latakiaTartusHama,
  ],
  homs: [
    tartusHamaHoms,
    [37.5, 34.9],
    hamaRaqqaHoms,
    raqqaHomsDeir,
    [39.9, 34.7],
    homsDeirIraq,
    homsRifIraq,
    [37.8, 34.05],
    homsRifLebanon,
    [36.45, 34.45],
    tartusHomsLebanon,
  ],
  aleppo: [
    idlibAleppoTurkey,
    [36.58, 36.45],
    [36.68, 36.83],
    [37.05, 36.66],
    [37.6, 36.72],
    [38.2, 36.9],
    aleppoRaqqaTurkey,
    [38.4, 36.25],
    [38.25, 35.9],
    aleppoHamaRaqqa,
    idlibAleppoHama,
    [36.95, 35.75],
    [36.9, 36.05],
  ],
  raqqa: [
    aleppoRaqqaTurkey,
    [39.1, 36.66],
    raqqaHasakahTurkey,
    [39.65, 36.3],
    raqqaHasakahDeir,
    [39.35, 35.4],
    raqqaHomsDeir,
    hamaRaqqaHoms,
    aleppoHamaRaqqa,
    [38.25, 35.9],
    [38.4, 36.25],
  ],
  "al-hasakah": [
    raqqaHasakahTurkey,
    [40.1, 36.83],
    [40.75, 37.12],
    [41.3, 37.08],
    [42.3, 37.28],
    [42.36, 37.1],
    [41.83, 36.6],
    [41.4, 36.52],
    [41.25, 36.1],
    hasakahDeirIraq,
    [40.5, 35.75],
    raqqaHasakahDeir,
    [39.65, 36.3],
  ],
  "deir-ez-zor": [
    raqqaHasakahDeir,
    [40.5, 35.75],
    hasakahDeirIraq,
    [41.25, 35.3],
    [41.2, 34.78],
    [40.98, 34.42],
    homsDeirIraq,
    [39.9, 34.7],
    raqqaHomsDeir,
    [39.35, 35.4],
  ],
  "rif-dimashq": [
    homsRifLebanon,
    [37.8, 34.05],
    homsRifIraq,
    rifSuwaydaJordan,
    [37.1, 33.08],
    rifDaraaSuwayda,
    rifQuneitraDaraa,
    rifQuneitraLebanon,
    [36.05, 33.82],
    [36.35, 33.85],
  ],
  quneitra: [
    rifQuneitraLebanon,
    rifQuneitraDaraa,
    [35.95, 32.95],
    daraaQuneitraJordan,
    [35.65, 32.69],
    [35.62, 33.25],
  ],
  daraa: [
    rifQuneitraDaraa,
    rifDaraaSuwayda,
    [36.42, 32.8],
    daraaSuwaydaJordan,
    [36.1, 32.52],
    daraaQuneitraJordan,
    [35.95, 32.95],
  ],
  "as-suwayda": [
    rifDaraaSuwayda,
    [37.1, 33.08],
    rifSuwaydaJordan,
    [36.83, 32.31],
    daraaSuwaydaJordan,
    [36.42, 32.8],
  ],
};

export const damascusPoint: Point = [36.29, 33.51];
