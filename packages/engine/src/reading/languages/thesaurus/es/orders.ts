import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name orders, delivery, returns and repairs in the Spanish of customers and of help
 * pages.
 */
export const orders = groupList(`
  comprar, pedir, adquirir, pedido, compra, encargar
  carrito, cesta, carro
  agotado, sin existencias, no disponible
  disponible, en stock, disponibilidad
  producto, artículo, mercancía
  hacer un pedido, pedir algo, realizar un pedido
  pedí dos veces, pedido duplicado, pedido repetido, pedido doble
  pedido no aparece, no veo mi pedido, mis pedidos, historial de pedidos
  confirmación del pedido, no me llegó la confirmación, correo de confirmación, resumen del pedido
  cambiar el pedido, modificar el pedido, añadir algo al pedido, editar pedido, cambiar … pedido, modificar … pedido
  cambiar la dirección del pedido, dirección equivocada, puse mal la dirección, dirección de entrega, modificar dirección de envío, cambiar … dirección … pedido, cambiar … dirección … entrega
  pedir otra vez, volver a pedir, repetir pedido
  pedido mínimo, compra mínima, importe mínimo
  reservar antes de que salga, preventa, reserva anticipada
  cuándo vuelve, volver a tener, de nuevo en stock, avisarme cuando haya
  se acabó, no queda, agotado, sin existencias
  lista de deseos, favoritos, guardados, lista de favoritos
  segunda mano, usado, reacondicionado
  original, producto auténtico, imitación, falsificación
  al por mayor, mayorista, por volumen, gran cantidad
  envolver para regalo, papel de regalo, envoltorio de regalo
  grabado, personalizado, con mi nombre
  entrega, envío, reparto, enviar, entregar, despacho
  gastos de envío, coste de envío, precio del envío
  plazo de entrega, cuándo llega, tiempo de entrega, cuánto tarda
  paquete, bulto, envío, caja
  seguimiento del pedido, dónde está mi pedido, número de seguimiento, rastrear mi paquete
  transportista, mensajero, repartidor, correos
  recoger, recogida, retirar, pasar a buscar
  extranjero, internacional, otros países
  aduana, aranceles
  no ha llegado, perdido, no recibido, no me ha llegado, extraviado
  mandan, envían, envío, reparto
  mandáis a, enviáis a, países de envío, envío internacional, enviar a
  envío gratis, portes gratis, sin gastos de envío, envío gratuito
  portes, gastos de envío, coste de envío
  envío rápido, envío urgente, para mañana, envío exprés, entrega en 24 horas
  día de entrega, elegir el día, franja horaria, elegir fecha de entrega, hora de entrega
  cambiar el día de entrega, reprogramar entrega, otro día de entrega, cambiar fecha de entrega
  dónde está mi paquete, seguimiento del envío, rastrear mi paquete, dónde … paquete, dónde … pedido
  el seguimiento no cambia, seguimiento parado, sin novedades del envío, seguimiento no actualizado, estado del envío
  todavía no ha salido, no lo han enviado, en preparación, pedido en proceso
  el paquete no llega, paquete no llega, no me ha llegado, pedido no recibido, paquete perdido, retraso en la entrega, no … llegado … paquete, no … llegado … pedido, paquete … no … llegado, pedido … no … llegado, no … llega … pedido
  llega tarde, va con retraso, pedido retrasado, retraso en la entrega
  pone entregado, marcado como entregado, dice entregado, figura como entregado, pedido no recibido
  lo dejaron en la puerta, en el portal, dejado en la puerta, lugar seguro, robo de paquete
  no estaba en casa, nadie en casa, ausente, intento de entrega, entrega fallida
  se lo dieron a otro, entregado a un vecino, entregado en otra dirección, dirección equivocada
  devuelto al remitente, vuelve al remitente, devuelto al almacén
  punto de recogida, recoger en tienda, taquilla, punto pack, click and collect
  oficina de correos, punto de recogida
  recoger yo mismo, ir a buscar, recogida, recogida en tienda
  que lo recoja otro, recoger por mí, autorizar recogida
  pasan a recoger, recogida a domicilio, que vengan a buscarlo, recogida en casa
  se queda en la aduana, parado en la aduana, retenido en aduana, despacho de aduanas
  pagar en la aduana, derechos de aduana, aranceles, impuestos de importación
  falta algo, falta una pieza, venía incompleto, pedido incompleto, artículo que falta, falta … en el pedido, falta … en el paquete, falta … en la caja
  la caja venía vacía, caja vacía, paquete vacío, contenido faltante
  me mandaron otra cosa, no es lo que pedí, se han equivocado, artículo equivocado, producto incorrecto, mandado … equivocado, enviado … equivocado, enviaron … equivocado
  color equivocado, otro color, color distinto, artículo equivocado
  llegó roto, vino roto, llegó en mal estado, venía roto, golpeado, dañado, producto dañado, llegado … roto, llegó … roto, llegado … dañado, llegó … dañado
  caja, embalaje, paquete, envoltorio, empaque
  embalaje original, caja original, sin abrir, precintado
  bulto, paquete, paquetería
  dos paquetes, en varias cajas, envío parcial, envíos separados
  entrega en planta, subir a casa, subirlo al piso, entrega a domicilio
  firma en la entrega, firmar al recibir, entregar en mano
  chofer, conductor, repartidor, mensajero
  dañado, roto, defectuoso, estropeado, defecto
  garantía, garantizado, cubierto
  reparar, reparación, arreglar, servicio técnico, arreglo
  recambio, repuesto, pieza
  arreglar, reparar, estropeado, averiado, roto
  mensajero, repartidor, transportista
  rajado, agrietado, grieta, roto, pantalla rota
  rasgado, desgarrado, roto, descosido
  rayado, arañazo, rasguño, abollado, abolladura
  manchado, mancha, sucio
  se ha roto, se me rompió, dejó de funcionar, averiado, roto
  rompe, romper, roto, rotura
  se ha mojado, se me cayó al agua, daño por agua, mojado, líquido
  se me cayó, golpe, caída, daño accidental
  venía de fábrica, defecto de fábrica, defectuoso, defecto de fabricación
  viene con garantía, tiene garantía, en garantía, cobertura de garantía
  sin el ticket, perdí el ticket, sin recibo, sin factura, comprobante de compra, prueba de compra, perdido … ticket, perdido … recibo
  llevar a arreglar, mandar a arreglar, servicio técnico, reparación, taller
  piezas, accesorios, repuestos, recambios
  retirada del mercado, retirar producto, alerta de seguridad
  montar, montaje, ensamblar, instalar
  aparato viejo, retirada, reciclar, llevarse, recogida del viejo
  vecino, ausente, otra persona, no estoy en casa, dejar
  instrucciones de montaje, cómo se monta, cómo se arma, armar, montaje
  tornillo, tornillos, piezas de montaje, herramienta
  lavar, lavado, limpieza, limpiar
  desmontar, desarmar, quitar piezas
  material, tejido
  guía de tallas, qué talla, tabla de tallas, medidas
  probador, probarme, probar en casa
  cambiar por otra talla, cambio de talla, cambio, cambio de artículo, cambiar … talla
  cambiar por otro color, cambio de color, cambio de artículo
`);
